import react from '@astrojs/react'
import { defineConfig } from 'astro/config'

// A path of its own: everything else on the peer's origin is the site's.
export default defineConfig({
  outDir: process.env.PEERS_OUT ?? '',
  cacheDir: process.env.PEERS_CACHE ?? '',
  build: { assets: 'peer' },
  integrations: [react()],
  telemetry: false,
  devToolbar: { enabled: false },
})
