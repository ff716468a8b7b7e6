import type { Config } from '@react-router/dev/config'
import { pages } from '../pages.ts'

export default {
  appDirectory: 'app',
  buildDirectory: process.env.PEERS_OUT ?? '',
  ssr: false,
  prerender: Object.values(pages),
} satisfies Config
