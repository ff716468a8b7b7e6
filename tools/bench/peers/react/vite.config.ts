import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  // A path of its own: everything else on the peer's origin is the site's.
  build: { assetsDir: 'peer', emptyOutDir: true },
  // What prerenders lies where these packages are not found.
  ssr: { noExternal: true },
  plugins: [reactRouter()],
})
