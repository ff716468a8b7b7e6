import type { Data } from '#contract/api.ts'
import { compactNumber } from '#contract/lotNumber.ts'
import type { TracedLot } from '#contract/lots.ts'
import type { Lang } from '#contract/paths.ts'
import type { Files } from '../readFiles.ts'
import { inLang } from './localise.ts'

type Item = Files['lots']['items'][number]

interface Lots {
  lots: Data<'lots'>
  /** By the letters and digits of a pack's number, and of its batch. */
  traced: Map<string, TracedLot>
}

/** The look-up of packs in one language: what its form says, and every pack with the names of its stations and sites. */
export function composeLots({ lots, factorySites }: Pick<Files, 'lots' | 'factorySites'>, lang: Lang): Lots {
  const stages = new Map(lots.stages.map((stage) => [stage.id, stage]))
  const sites = new Map(factorySites.items.map((site) => [site.id, site]))
  const recorded = (value: string | Record<Lang, string>) => (typeof value === 'string' ? value : value[lang])

  const stationOf = ({ stage: id, date, site: at, place, values }: Item['stations'][number]) => {
    const stage = stages.get(id)
    const site = sites.get(at ?? '')
    const facts = stage?.facts ?? []
    return {
      ...{ id, date, name: stage?.name[lang] ?? '' },
      site: site?.[lang],
      place: place?.[lang] ?? site?.province[lang],
      facts: facts.map((label, row) => ({ label: label[lang], value: recorded(values[row] ?? '') })),
    }
  }
  const all = lots.items.map((item): TracedLot => {
    const { limit, recall, stations, note: _, ...lot } = inLang(item, lang)
    return {
      ...lot,
      limit: limit?.[lang],
      recall: recall && { ...recall, reason: recall.reason[lang] },
      stations: stations.map(stationOf),
    }
  })
  return {
    lots: {
      ...{ example: lots.example, hint: lots.hint[lang], notice: lots.notice[lang] },
      samples: lots.items.map(({ number, [lang]: { note } }) => ({ number, note })),
    },
    traced: new Map(
      all.flatMap((lot) => [lot.batch, lot.number].map((name): [string, TracedLot] => [compactNumber(name), lot])),
    ),
  }
}
