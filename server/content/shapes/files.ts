import type { z } from 'zod'
import type { ArticleKind } from '#contract/article.ts'
import { announcementFile, articleFile, mediaFile, videoFile } from './articles.ts'
import {
  breedPigsFile,
  meatSaleFile,
  partnersFile,
  pigSaleFile,
  publicWelfareFile,
  searchWordsFile,
} from './business.ts'
import { channelsFile } from './channels.ts'
import { certificationsFile, factorySitesFile, historyFile } from './company.ts'
import { figuresFile } from './figures.ts'
import { calendarFile, esgFile, quoteFile } from './investors.ts'
import { lotsFile } from './lots.ts'
import { reportPolicyFile } from './publications.ts'
import { categoriesFile, navigationFile, siteFile, wordsFile } from './site.ts'

/* Which shape each file has. Nothing here needs Node: the editors' program checks with it in the browser. */

/** Folder and shape of every kind of article. */
export const articleFolders = {
  company: ['news/company', articleFile],
  event: ['news/events', articleFile],
  industry: ['news/industry', articleFile],
  media: ['news/media', mediaFile],
  video: ['news/videos', videoFile],
  securities: ['securities', articleFile],
  dynamics: ['dynamics', articleFile],
  announcement: ['announcements', announcementFile],
} as const satisfies Record<ArticleKind, readonly [string, z.ZodType]>

/** File and shape of everything that is written once. */
export const singleFiles = {
  site: ['site.yaml', siteFile],
  navigation: ['navigation.yaml', navigationFile],
  categories: ['categories.yaml', categoriesFile],
  figures: ['figures.yaml', figuresFile],
  calendar: ['calendar.yaml', calendarFile],
  lots: ['lots.yaml', lotsFile],
  esg: ['esg-data.yaml', esgFile],
  history: ['history.yaml', historyFile],
  certifications: ['certifications.yaml', certificationsFile],
  breedPigs: ['breed-pigs.yaml', breedPigsFile],
  meatSale: ['meat-sale.yaml', meatSaleFile],
  partners: ['partners.yaml', partnersFile],
  pigSale: ['pig-sale.yaml', pigSaleFile],
  publicWelfare: ['public-welfare.yaml', publicWelfareFile],
  factorySites: ['factory-sites.yaml', factorySitesFile],
  channels: ['channels.yaml', channelsFile],
  searchWords: ['search-words.yaml', searchWordsFile],
  reportPolicy: ['report-policy.yaml', reportPolicyFile],
  words: ['words.yaml', wordsFile],
  stock: ['quotes/stock.yaml', quoteFile],
  bond: ['quotes/bond.yaml', quoteFile],
} as const
