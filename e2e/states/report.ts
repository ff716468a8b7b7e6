import {
  answer,
  button,
  codeOf,
  field,
  filed,
  goOn,
  lookUp,
  openForm,
  words as own,
  picker,
  send,
  write,
} from '../complaint.ts'
import type { State } from './state.ts'

/** The notice stands at the top of these pages, where what has the focus may come to lie. */
const offline: State = {
  name: 'offline',
  bring: async (page, { words }) => {
    await page.context().setOffline(true)
    await page.getByText(words.state.offline).waitFor()
  },
}

/** What a reporter comes through, with every fault that a form can have. */
export const complaintStates: State[] = [
  { name: 'the first step' },
  offline,
  {
    name: 'the first step with every fault',
    isDaily: true,
    bring: async (page, { lang }) => {
      await openForm(page, lang)
      await button(page, own[lang].form.next).click()
      await page
        .getByRole('alert')
        .filter({ hasText: own[lang].faults.title(4) })
        .waitFor()
    },
  },
  {
    name: 'the second step with files and faults',
    bring: async (page, { lang }) => {
      await openForm(page, lang)
      await write(page)
      await goOn(page, lang)
      for (const name of ['reporterPhone', 'reporterEmail']) {
        if ((await field(page, name).count()) > 0) await field(page, name).fill('12345')
      }
      const name = `${'a-long-name-without-a-space'.repeat(3)}.txt`
      await picker(page).setInputFiles([
        { name, mimeType: 'text/plain', buffer: Buffer.from('note') },
        {
          name: 'photograph.jpg',
          mimeType: 'image/jpeg',
          buffer: Buffer.from('ffd8fffe000c43ffda00020102ffd9', 'hex'),
        },
      ])
      await page.getByRole('listitem').filter({ hasText: 'photograph.jpg' }).waitFor()
      await button(page, own[lang].form.review).click()
      await page.getByRole('alert').filter({ hasText: /\S/ }).first().waitFor()
    },
  },
  {
    name: 'checked before it is sent',
    bring: async (page, { lang }) => {
      await openForm(page, lang)
      await write(page)
      await goOn(page, lang)
      await button(page, own[lang].form.review).click()
      await button(page, own[lang].form.send).waitFor()
    },
  },
  {
    name: 'sent, with its code',
    bring: async (page, { lang }) => {
      await openForm(page, lang)
      await write(page)
      await goOn(page, lang)
      await send(page, lang)
      await codeOf(page)
    },
  },
]

export const complaintQueryStates: State[] = [
  { name: 'asked for a code' },
  offline,
  {
    name: 'a wrong code',
    bring: async (page, { lang }) => {
      await lookUp(page, lang, '0000')
      await page.getByRole('textbox', { name: own[lang].query.label }).and(page.locator('[aria-invalid]')).waitFor()
    },
  },
  {
    name: 'a case with answers',
    bring: async (page, { lang }) => {
      const code = await filed(page, lang)
      const body = `${'0123456789'.repeat(8)} ${lang === 'zh' ? '已指定经办人，请补充时间和地点。' : 'Somebody looks into it. When and where was it?'}`
      await answer(page, code, { status: 'checking', body }, { body: 'OK' })
      await lookUp(page, lang, code)
      await page.getByText(body).waitFor()
    },
  },
]
