import { expect, test } from 'vitest'
import { systemLang } from './systemLang.ts'

test.each([
  [{ LANG: 'zh_CN.UTF-8' }, 'zh'],
  [{ LANG: 'zh-Hans' }, 'zh'],
  [{ LC_MESSAGES: 'zh_CN.UTF-8', LANG: 'en_GB.UTF-8' }, 'zh'],
  [{ LC_ALL: 'en_GB.UTF-8', LC_MESSAGES: 'zh_CN.UTF-8', LANG: 'zh_CN.UTF-8' }, 'en'],
  [{ LC_ALL: '', LANG: 'zh_CN.UTF-8' }, 'zh'],
  [{ LANG: 'C' }, 'en'],
  [{ LANG: 'de_DE.UTF-8' }, 'en'],
])('%o speaks %s', (env, lang) => expect(systemLang(env)).toBe(lang))
