import { mediaTypeOf } from '#edit/media/mediaTypes.ts'

const folders: Record<string, string> = {
  page: 'pages',
  home: 'banners',
  leader: 'leaders',
  certifications: 'certificates',
  partners: 'partners',
  report: 'reports',
  site: 'brand',
}

/** Where uploads of a kind of content go; `beside` is the file that stands there now. */
export const uploadFolder = (kind: string, beside = '') =>
  mediaTypeOf(beside).group === 'film' ? 'films' : (folders[kind] ?? 'news')
