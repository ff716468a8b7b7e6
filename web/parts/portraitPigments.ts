import type { Portrait } from '#contract/company.ts'

const cloth = {
  navy: '#2d4258',
  slate: '#4a554f',
  forest: '#2a4a35',
  leaf: '#5f8c1c',
  clay: '#a4603f',
  white: '#f4f5f0',
}
const second = { white: '#f7f8f3', straw: '#c9a24b', clay: '#a4603f', leaf: '#5f8c1c', mist: '#8fa9ad' }

/** Pigments of the drawn figures: a picture's own colours, used here alone. The styles mix from them what lies in the shade. */
const pigments = {
  skin: { fair: '#f3d5b8', warm: '#efcba9', tan: '#e7bd96' },
  shade: { black: '#2b2a2b', brown: '#4a3629', grey: '#8f9490', white: '#d5d8d3' },
  colour: cloth,
  second,
} satisfies { [Part in 'skin' | 'shade' | 'colour' | 'second']: Record<Portrait[Part], string> }

/** The custom properties that paint a person. */
export const pigmentsOf = (look: Portrait) => ({
  '--pigment-skin': pigments.skin[look.skin],
  '--pigment-hair': pigments.shade[look.shade],
  '--pigment-cloth': pigments.colour[look.colour],
  '--pigment-second': pigments.second[look.second],
})
