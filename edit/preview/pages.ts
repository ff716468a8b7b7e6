/** Where what has no page of its own is seen, by kind. */
const shownOn: Record<string, string> = {
  home: '/',
  site: '/',
  navigation: '/',
  figures: '/',
  categories: '/companyDynamic',
  calendar: '/contact',
  lots: '/trace',
  esg: '/esgAdminister',
  history: '/developProcess',
  certifications: '/certification',
  breedPigs: '/valueBreeding',
  meatSale: '/porkSales',
  partners: '/cooperativePartner',
  pigSale: '/pigSell',
  publicWelfare: '/publicWelfare',
  factorySites: '/honest/report',
  channels: '/honest/report',
  report: '/reportDownload',
  reportPolicy: '/reportPolicy',
  leader: '/manageTeam',
  stock: '/securities',
  bond: '/securities',
}

/** The page of the site on which an item is seen. */
export function pageOf(kind: string, id: string): string {
  if (kind === 'securities') return `/securities/detail?id=${id}`
  return shownOn[kind] ?? `/${id}`
}
