import { firefox } from './firefox.ts'
import { webkit } from './webkit.ts'

/** The engines beside Chromium, and what Debian's packages are that bring them. */
export const engines = [
  { engine: 'Firefox', launch: firefox, packages: ['firefox-esr'] },
  { engine: 'WebKit', launch: webkit, packages: ['webkit2gtk-driver', 'xvfb'] },
]
