import { createContext, useContext } from 'react'
import marks from './marks.module.css'

/** Path and turn of the texture of each series: they tell fills apart where colours do not. The first stays plain. */
const textures = [
  ['', 0],
  ['M0,0V6', 45],
  ['M1,1h2v2h-2z', 0],
  ['M0,0V6', -45],
  ['M0,3H6', 0],
  ['M0,0V6M0,3H6', 0],
  ['M0,0V6', 0],
] as const

/** What the ids of this chart's textures begin with. */
export const TextureId = createContext('')

/** The paint that lies over the fill of a series. */
export function useTexture(): (series: number) => string {
  const id = useContext(TextureId)
  return (series) => `url(#${id}-${series + 1})`
}

/** The definitions, once a chart. */
export const Textures = ({ id }: { id: string }) => (
  <svg className={marks.definitions} aria-hidden="true">
    <defs>
      {textures.map(([path, turn], series) => (
        <pattern
          key={path + turn}
          id={`${id}-${series + 1}`}
          width="6"
          height="6"
          patternUnits="userSpaceOnUse"
          patternTransform={`rotate(${turn})`}
        >
          <path className={marks.texture} data-quiet={series % 2 === 0 || undefined} d={path} />
        </pattern>
      ))}
    </defs>
  </svg>
)
