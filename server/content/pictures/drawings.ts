import { isUtf8 } from 'node:buffer'
import type { ActivePart } from '../words/zh.ts'
import { PictureError } from './pictureError.ts'

/** Elements that run, load, or are parts of a web page. */
const active = new Set(
  'script handler listener foreignobject iframe frame object embed applet audio video link meta base form'.split(' '),
)
const addresses = new Set(['href', 'src', 'srcset', 'data', 'action', 'formaction', 'poster', 'background', 'base'])
/** A part of the drawing itself, or a picture inside it. */
const inside = /^\s*($|#|data:image\/(png|jpe?g|webp|gif|avif)[;,])/i
const scripted = /javascript:/i
const webPage = 'http://www.w3.org/1999/xhtml'

const attribute = /([^\s<>/="']+)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/g
const piece = new RegExp(
  [
    /<!--[\s\S]*?-->/,
    /<!\[CDATA\[(?<data>[\s\S]*?)\]\]>/,
    /<\?(?<instruction>[\s\S]*?)\?>/,
    /<!DOCTYPE(?<type>[^<>]*)>/,
    /<\/[^\s<>/="']+\s*>/,
    new RegExp(`<(?<element>[^\\s<>/="'!?]+)(?<attributes>(?:\\s+${attribute.source})*)\\s*/?>`),
    /(?<text>[^<]+)/,
    /(?<unsound><)/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'gi',
)

/**
 * What is sent of an SVG: all but what tells of its maker (metadata, the paths of Inkscape). Opened by itself an SVG is a document
 * of the site, so one that could run or load anything is refused. @throws PictureError saying what it holds.
 */
export function soundDrawing(bytes: Buffer): Buffer {
  const text = bytes.toString()
  if (!isUtf8(bytes) || text.includes('\0')) throw new PictureError({ is: 'activeDrawing', part: 'encoding' })
  const sent = text
    .replace(/<((?:[\w-]+:)?)metadata\b[^<>]*(?:\/>|(?<!\/)>[\s\S]*?<\/\1metadata\s*>)/gi, '')
    .replace(/\s(?:sodipodi|inkscape):[\w-]+="[^"<]*"/g, '')
  const part = activeIn(sent)
  if (part) throw new PictureError({ is: 'activeDrawing', part })
  return sent === text ? bytes : Buffer.from(sent)
}

function activeIn(svg: string): ActivePart | undefined {
  for (const { groups = {} } of svg.matchAll(piece)) {
    const { element, attributes = '', text, data, instruction, type, unsound } = groups
    if (unsound !== undefined) return 'tags'
    if (type?.includes('[')) return 'entities'
    const found =
      (active.has(localName(element ?? '')) ? 'script' : undefined) ??
      activeAttribute(attributes) ??
      activeInstruction(instruction ?? '') ??
      outsideStyle(decoded(text ?? data ?? ''))
    if (found) return found
  }
  return undefined
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1).toLowerCase()

function activeInstruction(instruction: string): ActivePart | undefined {
  if (/^xml-stylesheet/i.test(instruction)) return 'outside'
  const encoding = instruction.match(/\bencoding\s*=\s*["']([^"']*)/)?.[1] ?? 'utf-8'
  return /^(utf-8|us-ascii)$/i.test(encoding) ? undefined : 'encoding'
}

function activeAttribute(attributes: string): ActivePart | undefined {
  for (const [, name = '', double, single] of attributes.matchAll(attribute)) {
    const [key, value] = [localName(name), decoded(double ?? single ?? '')]
    if (key.startsWith('on')) return 'script'
    if (addresses.has(key) && !inside.test(value)) return scripted.test(value.replace(/\s/g, '')) ? 'script' : 'outside'
    if (addresses.has(key) && hasNotes(value)) return 'notes'
    if (key === 'attributename' && /^(on|href$)/.test(localName(value.trim()))) return 'script'
    if (scripted.test(value.replace(/\s/g, ''))) return 'script'
    if (value.includes(webPage)) return 'script'
    const style = outsideStyle(value)
    if (style) return style
  }
  return undefined
}

/** How EXIF, XMP and IPTC begin in pictures. */
const notes = ['Exif\0\0', 'eXIf', 'EXIF', 'ns.adobe.com/xap', 'XML:com.adobe.xmp', 'Photoshop 3.0']
/** Whether a picture inside the drawing tells where it was taken, or by whom: it would be sent as it is. */
function hasNotes(address: string) {
  const bytes = Buffer.from(address.slice(address.indexOf(',') + 1), 'base64')
  return notes.some((note) => bytes.includes(note))
}

/** What a style loads from elsewhere. Letters may be written as numbers in it. */
function outsideStyle(text: string): ActivePart | undefined {
  const style = text.replace(/\\([0-9a-f]{1,6})\s?/gi, (_, code: string) => characterOf(Number.parseInt(code, 16)))
  if (/@import|image-set\(/i.test(style)) return 'outside'
  const outside = [...style.matchAll(/url\(\s*["']?([^)]*)/gi)].some(([, address = '']) => !inside.test(address))
  return outside ? 'outside' : undefined
}

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
const decoded = (text: string) =>
  text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|(amp|lt|gt|quot|apos));/gi, (_, hex, number, name) =>
    name ? (named[name] ?? '') : characterOf(Number.parseInt(hex ?? number, hex ? 16 : 10)),
  )
const characterOf = (code: number) => (code <= 0x10ffff ? String.fromCodePoint(code) : '')
