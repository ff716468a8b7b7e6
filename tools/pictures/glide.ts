/**
 * A glide along a working model. A camera without perspective that moves over a model is a window that moves over one large still:
 * its scene (glides/<name>.py) is rendered in pieces, which are laid side by side on paper. Figures are pinned to it on a second
 * sheet, which is shown while the camera is near.
 */
import { copyFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { chromiumSwitches, findChromium } from '../../desk/exports/chromium.ts'
import { denoise } from './denoise.ts'
import type { Glide, Place, View } from './glides/company.ts'
import { layOnPaper } from './paper.ts'

export const RATE = 25
const [PAPER, INK] = ['#fbfcf8', '#17211a']
const PIECE = { width: 1920, height: 1440 }
export const SHEET = { width: 8320, height: 4680 }
const FINER = 2
const TILT = Math.PI / 6
const font = join(import.meta.dirname, '../node_modules/@fontsource/figtree/files/figtree-latin-500-normal.woff2')

/** Lays the pieces of a folder side by side, each lower than the one before, and writes the sheet. */
export async function joinPieces(glide: Glide, folder: string, sheet: string, samples: number): Promise<void> {
  const { left, top, fall } = firstPiece(glide)
  const laid = []
  for (const [k, piece] of readdirSync(folder).sort().entries()) {
    const clean = `${sheet}.${k}.png`
    copyFileSync(join(folder, piece), clean)
    await denoise(clean, 64 / Math.sqrt(samples))
    laid.push({ input: clean, left: left + k * PIECE.width, top: top + k * fall })
  }
  await empty().composite(laid).png({ compressionLevel: 1 }).toFile(sheet)
  const fade = { input: Buffer.from(fadeBelow(glide)), blend: 'dest-in' as const }
  writeFileSync(sheet, await sharp(sheet).composite([fade]).png({ compressionLevel: 1 }).toBuffer())
  await layOnPaper(sheet)
  const flat = await sharp(sheet).flatten({ background: PAPER }).png({ compressionLevel: 1 }).toBuffer()
  writeFileSync(sheet, flat)
  for (const { input } of laid) rmSync(input)
}

/** Draws the figures with their leader lines on a sheet of the same size that is otherwise empty. */
export async function drawPins(glide: Glide, sheet: string): Promise<void> {
  const words = await write(glide.pins.map(({ text }) => text))
  let lines = ''
  const laid = []
  for (const [k, { to, up }] of glide.pins.entries()) {
    const { x, y } = onSheet(glide, to)
    const end = y - up * Math.cos(TILT) * scale(glide)
    const { width = 0, height = 0 } = await sharp(words[k]).metadata()
    lines += `<path d="M${x} ${y}V${end}"/><circle cx="${x}" cy="${y}" r="8"/>`
    laid.push({ input: words[k], left: Math.round(x - width / 2), top: Math.round(end - height - 6) })
  }
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${SHEET.width}" height="${SHEET.height}" fill="${PAPER}" stroke="${INK}" stroke-width="3">${lines}</svg>`
  await empty()
    .composite([{ input: Buffer.from(drawing) }, ...laid])
    .png({ compressionLevel: 1 })
    .toFile(sheet)
}

/** The window of the sheet that shows so many metres around a place, in the shape of the film. */
export function windowOf(glide: Glide, { look, wide }: View) {
  const { x, y } = onSheet(glide, look)
  const width = Math.min(wide * scale(glide), SHEET.width)
  const height = (width * 9) / 16
  return { left: x - width / 2, top: y - height / 2, width, height }
}

/**
 * What ffmpeg is told: the window passes from stop to stop, setting out and arriving gently. It moves by whole pixels of the sheet,
 * which is therefore made twice as fine: else it would be seen to tremble.
 */
export function zoompan(glide: Glide, size: string): string {
  const windows = glide.stops.map((stop) => ({ at: stop.at, ...windowOf(glide, stop) }))
  const way = (key: 'left' | 'top' | 'width') =>
    windows
      .slice(1)
      .map((to, k) => {
        const from = windows[k]
        const part = `clip((on/${RATE}-${from.at})/${to.at - from.at},0,1)`
        return `${((to[key] - from[key]) * FINER).toFixed(1)}*${part}*${part}*(3-2*${part})`
      })
      .reduce((sum, next) => `${sum}+${next}`, (windows[0][key] * FINER).toFixed(1))
  const frames = Math.round((windows.at(-1)?.at ?? 0) * RATE)
  return `scale=${FINER}*iw:-1:flags=bicubic,zoompan=z='${FINER * SHEET.width}/(${way('width')})':x='${way('left')}':y='${way('top')}':d=${frames}:s=${size}:fps=${RATE}`
}

const scale = ({ across }: Glide) => PIECE.width / across

/** Where the first piece lies so that all of them stand in the middle of the sheet, and how much lower the next one is. */
function firstPiece({ views, turn }: Glide) {
  const fall = Math.round(PIECE.width * Math.tan(turn) * Math.sin(TILT))
  const [width, height] = [views * PIECE.width, PIECE.height + (views - 1) * fall]
  return { left: Math.round((SHEET.width - width) / 2), top: Math.round((SHEET.height - height) / 2), fall }
}

/** Where a place of the model is on the sheet. */
function onSheet(glide: Glide, place: Place) {
  const [x, y, z] = place.map((length, k) => length - glide.eye[k])
  const [cos, sin] = [Math.cos(glide.turn), Math.sin(glide.turn)]
  const right = x * cos + y * sin
  const up = (y * cos - x * sin) * Math.sin(TILT) + z * Math.cos(TILT)
  const { left, top } = firstPiece(glide)
  return { x: left + PIECE.width / 2 + right * scale(glide), y: top + PIECE.height / 2 - up * scale(glide) }
}

/** Where the model's lower edge is, its shadow ends within 36 px: a piece shows no more of it than that. */
function fadeBelow(glide: Glide): string {
  const { x, y } = onSheet(glide, glide.foot)
  const fall = Math.tan(glide.turn) * Math.sin(TILT)
  const [across, down] = [-fall / Math.hypot(fall, 1), 1 / Math.hypot(fall, 1)]
  const [from, to] = [3, 36].map((far) => ({ x: x + far * across, y: y + far * down }))
  const gradient = `<linearGradient id="fade" gradientUnits="userSpaceOnUse" x1="${from.x}" y1="${from.y}" x2="${to.x}" y2="${to.y}"><stop/><stop offset="1" stop-opacity="0"/></linearGradient>`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SHEET.width}" height="${SHEET.height}">${gradient}<path d="M0 0h${SHEET.width}v${SHEET.height}H0z" fill="url(#fade)"/></svg>`
}

const empty = () => sharp({ create: { ...SHEET, channels: 4, background: '#0000' }, limitInputPixels: false })

/** Each text in the site's own type, on nothing. */
async function write(texts: string[]): Promise<Buffer[]> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumSwitches })
  const page = await browser.newPage({ viewport: { width: 1200, height: 1200 } })
  const face = `@font-face { font-family: Figtree; src: url(data:font/woff2;base64,${readFileSync(font, 'base64')}) }`
  const spans = texts.map((text) => `<div><span>${text}</span></div>`).join('')
  await page.setContent(
    `<style>${face} body { color: ${INK}; font: 500 40px/1.3 Figtree; background: none; text-shadow: 0 0 6px ${PAPER}, 0 0 6px ${PAPER}, 0 0 12px ${PAPER} } span { padding: 0 10px }</style>${spans}`,
  )
  await page.evaluate(() => document.fonts.ready)
  const drawn = []
  for (const word of await page.locator('span').all()) drawn.push(await word.screenshot({ omitBackground: true }))
  await browser.close()
  return drawn
}
