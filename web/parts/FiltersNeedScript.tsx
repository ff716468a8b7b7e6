import { wholeLangOf } from '#contract/wholeLangs.ts'
import { useSite } from '../data/site.tsx'
import { en } from '../words/withoutScript.en.ts'
import { zh } from '../words/withoutScript.zh.ts'

const words = { zh, en }

/** Files of an export cannot tell queries apart: there the filters work by script alone. Drawn when they are made. */
export const FiltersNeedScript = () => <p>{words[wholeLangOf(useSite().lang)].filters}</p>
