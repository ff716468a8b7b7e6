/** Pages that are compared, by the name that tables give them. */
export const pages = {
  home: '/',
  business: '/feedProcessing',
  financial: '/financial',
  list: '/companyDynamic',
  report: '/honest/report',
} as const
