/** The day in China (UTC+8 all year) at a time in milliseconds, as YYYY-MM-DD: what the site, its readers and the desk call today. */
export const dayInChina = (time: number): string => new Date(time + 8 * 60 * 60 * 1000).toISOString().slice(0, 10)
