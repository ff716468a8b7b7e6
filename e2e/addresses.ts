/**
 * The route table of the specification, section 2, area by area. This product's own are `/honest/query` and those of the last three lines.
 */
const table = `
  / /search
  /introduction /developProcess /culture /enterpriseDynamics /manageTeam /contactUs
  /honest /honest/list /honest/report /honest/reportChannel /honest/query /party
  /companyDynamic /industryNews /mediaCenter /opticCentre
  /lowProtein /feedProcessing /feedSales /valueBreeding /pigPrice /pigSales /smartTechnology /healthControl /engineer
  /pigSell /pigletSell /threeGuarantees /cooperativePartner /porkSales
  /worth /welfare /empowerment /recruitConsulting /development
  /control /certification
  /financial /announcement /securities /securities/surveyList /securities/detail /securities/marketNews /contact
  /ecology /foodSafety /animalWelfare /newFarmers /povertyAlleviation /publicWelfare /welfareDynamics /reportDownload
  /ruralVitalization
  /airFiltration /biosafety /wastewater /deodorization /highStandardFarmland /smartMonitor /pigFarmDesign
  /esgAdminister /businessEthics /riskManagement /environmentalManage /greenLowCarbon /waterResourceManage
  /wastePollutionControl /biologicalDiversity /productQuality /employeeCare /sustainableSupplyChain
  /communityProsperityTogether /reportPolicy
  /segments /archive /shareholders /governance /reportIndex
  /recalls /trace /press
  /privacy /terms /cookies /accessibility /siteMap
`

/** Pages that English does not show. */
export const hiddenInEnglish = ['/party', '/mediaCenter', '/announcement']

/** An item of securities news, and one of company news with a picture, for the two detail pages. */
export const securitiesNews = '/securities/detail?id=2026-10-28-third-quarter-2026-results'
export const companyNews = '/2026-11-12-electric-feed-lorries'

/** Every address of the table and one of the catch-all. */
export const addresses = [...table.trim().split(/\s+/), companyNews].map((route) =>
  route === '/securities/detail' ? securitiesNews : route,
)
