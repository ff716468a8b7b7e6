/** A telephone number in a sentence: where that is split by it, numbers stand at the odd places. */
export const phoneNumber = /(\+?\d[\d -]{5,}\d)/

/** The address that calls a number. */
export const telOf = (number: string) => `tel:${number.replace(/[^\d+]/g, '')}`
