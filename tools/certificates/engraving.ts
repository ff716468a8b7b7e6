/** Size of a drawn certificate: twice the card of the specification, 287 × 354 px. */
export const certificateSize = { width: 574, height: 708 } as const

/** Colours of `web/styles/tokens.css`. */
export const colours = {
  paper: '#fbfcf8',
  ink: '#17211a',
  soft: '#55635a',
  deep: '#4d7a00',
  straw: '#c9a24b',
  line: '#dde4d3',
} as const

const round = (value: number) => Number(value.toFixed(1))

/** Ground, border of interlaced waves, and a rosette as watermark: the fine lines of security printing. */
export function paper(): string {
  const { width, height } = certificateSize
  const [outer, inner] = [14, 42]
  const frame = (inset: number, stroke: number, colour: string = colours.deep) =>
    `<rect x="${inset}" y="${inset}" width="${width - 2 * inset}" height="${height - 2 * inset}" fill="none" stroke="${colour}" stroke-width="${stroke}"/>`
  const tile = 14
  const waves = [0, 1, 2, 3].map((at) => {
    const shift = round((at * tile) / 4)
    return `<path d="M${shift - tile} 7q3.5-9 7 0t7 0t7 0t7 0M7 ${shift - tile}q-9 3.5 0 7t0 7t0 7t0 7"/>`
  })
  const petals = Array.from(
    { length: 24 },
    (_, at) => `<ellipse rx="186" ry="70" transform="rotate(${round(at * 7.5)})"/>`,
  )
  return [
    `<defs><pattern id="g" width="${tile}" height="${tile}" patternUnits="userSpaceOnUse"><g fill="none" stroke="${colours.deep}" stroke-width=".5" stroke-opacity=".65">${waves.join('')}</g></pattern></defs>`,
    `<rect width="${width}" height="${height}" fill="${colours.paper}"/>`,
    `<path fill="url(#g)" fill-rule="evenodd" d="M${outer} ${outer}H${width - outer}V${height - outer}H${outer}ZM${inner} ${inner}V${height - inner}H${width - inner}V${inner}Z"/>`,
    frame(0.5, 1, colours.line),
    frame(outer, 1.5),
    frame(inner, 1.5),
    frame(inner + 5, 0.5),
    `<g fill="none" stroke="${colours.deep}" stroke-width=".6" stroke-opacity=".13" transform="translate(${width / 2} 348)">${petals.join('')}</g>`,
  ].join('\n')
}

/** A seal with a scalloped edge around a rosette. */
export function seal(x: number, y: number): string {
  const teeth = 36
  const edge = Array.from({ length: teeth * 2 }, (_, at) => {
    const [radius, angle] = [at % 2 ? 39 : 43, (Math.PI * at) / teeth]
    return `${round(radius * Math.cos(angle))} ${round(radius * Math.sin(angle))}`
  })
  const petals = Array.from({ length: 12 }, (_, at) => `<ellipse rx="21" ry="8" transform="rotate(${at * 15})"/>`)
  return [
    `<g transform="translate(${x} ${y})">`,
    `<path fill="${colours.deep}" d="M-19 26L-28 74L-9 64L0 40L9 64L28 74L19 26Z"/>`,
    `<path fill="${colours.straw}" d="M${edge.join('L')}Z"/>`,
    `<circle r="33" fill="none" stroke="${colours.paper}" stroke-width="1.5"/><circle r="29.5" fill="none" stroke="${colours.paper}" stroke-width=".6"/>`,
    `<g fill="none" stroke="${colours.paper}" stroke-width=".8">${petals.join('')}</g>`,
    `<circle r="7" fill="${colours.paper}"/>`,
    '</g>',
  ].join('\n')
}
