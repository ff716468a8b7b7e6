import { calls, type Data } from '#contract/api.ts'
import { phoneIn } from './phones.ts'
import type { Source } from './source.ts'

type Business = { [N in 'breedPigs' | 'meatSale' | 'pigSale' | 'partners' | 'publicWelfare']: Data<N> }

/** Lines of animals, products, sale points, partners and welfare programmes. */
export function composeBusiness({ files, lang, local, picture }: Source): Business {
  const withPhone = <E extends { phone: string }>(entry: E): E => ({ ...entry, phone: phoneIn(lang, entry.phone) })
  const { breedPigs, meatSale, pigSale, partners, publicWelfare } = files
  return {
    breedPigs: local(calls.breedPigs.data, breedPigs),
    meatSale: local(calls.meatSale.data, { ...meatSale, regions: meatSale.regions.map(withPhone) }),
    pigSale: local(calls.pigSale.data, { ...pigSale, items: pigSale.items.map(withPhone) }),
    partners: local(
      calls.partners.data,
      partners.items.map((item) => ({ ...item, picture: picture(item.picture, item[lang].alt) })),
    ),
    publicWelfare: local(calls.publicWelfare.data, publicWelfare.items),
  }
}
