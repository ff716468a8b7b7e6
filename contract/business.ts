import { z } from 'zod'
import { picture } from './picture.ts'

export const lineText = { name: z.string(), summary: z.string(), purpose: z.string() }
const performance = z.object({ label: z.string(), value: z.string(), unit: z.string() })
const standard = z.object({ type: z.string(), item: z.string(), requirement: z.string() })
/** Lines of animals with their performance, the standards that what is sold of them meets, and how the figures were measured. */
export const breedPigs = z.object({
  items: z.array(z.object({ id: z.string(), ...lineText, rows: z.array(performance) })),
  standards: z.array(standard),
  method: z.string(),
})

export const productText = { name: z.string(), summary: z.string(), pack: z.string() }
export const officeText = { name: z.string(), office: z.string(), address: z.string() }
/** Product lines with storage temperature and shelf life in days, and the sales regions. */
export const meatSale = z.object({
  items: z.array(
    z.object({ id: z.string(), temperature: z.string(), shelfLifeDays: z.number().int(), ...productText }),
  ),
  regions: z.array(z.object({ phone: z.string(), ...officeText })),
})

export const partnerText = { name: z.string(), summary: z.string() }
/** A partner with its mark; `since` is the year in which the partnership began. */
export const partner = z.object({
  id: z.string(),
  since: z.number().int(),
  kind: z.enum(['supplier', 'customer', 'research', 'finance']),
  picture,
  ...partnerText,
})
export type Partner = z.infer<typeof partner>

export const salePointText = { name: z.string(), address: z.string(), note: z.string() }
/** Sale points, and two indicative prices a week (`week` is its Monday); what they are of, the page says. */
export const pigSale = z.object({
  items: z.array(
    z.object({
      id: z.string(),
      kind: z.string(),
      province: z.string(),
      phone: z.string(),
      weight: z.string(),
      ...salePointText,
    }),
  ),
  indicative: z.array(z.object({ week: z.string(), prices: z.array(z.number()) })),
  notice: z.string(),
})

export const welfareText = { title: z.string(), text: z.string() }
export const welfareProgramme = z.object({
  id: z.string(),
  since: z.number().int(),
  figure: z.object({ value: z.string(), label: z.string() }),
  ...welfareText,
})

/** Pick lists of the complaint. */
export const factorySite = z.object({ id: z.string(), province: z.string(), label: z.string() })
export const department = z.object({ id: z.string(), label: z.string() })
