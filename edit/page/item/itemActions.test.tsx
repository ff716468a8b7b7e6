import { screen, waitFor, within } from '@testing-library/react'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { button, field, name, open, openAgain } from '../testing/opened.tsx'
import { nameOf, serve } from '../testing/program.ts'
import { article, page } from '../testing/samples.ts'

const jpeg = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#8a8' } })
  .jpeg()
  .toBuffer()

const save = async (user: Awaited<ReturnType<typeof open>>['user']) => {
  await user.keyboard('{Control>}s{/Control}')
  await screen.findByText('Saved, not published yet')
}

/** The button, as soon as the item is known to wait. */
async function readyToPublish() {
  const publish = await button('Publish')
  await waitFor(() => expect(publish.getAttribute('aria-disabled')).toBe('false'))
  return publish
}

test('a file that cannot be read is shown as text with what is wrong in which line, and is mended there', async () => {
  const api = await serve({ [name]: article })
  await api.writeElsewhere(name, { [`news/${name}.yaml`]: 'title：x\n' })
  const { user } = openAgain(`#/${name}`)
  const text = await field(/yaml$/)
  expect(screen.getByText('Line 1')).toBeTruthy()
  expect(screen.getByText(/“title” is followed by a full-width colon/)).toBeTruthy()
  await user.clear(text)
  await user.type(text, 'title: x')
  await user.click(await button('Save'))
  expect(await field(/^Title English/)).toBeTruthy()
  expect(await api.dataOf(name)).toEqual({ title: 'x' })
})

test('a copy has another id and the same texts, and is not there before it is saved', async () => {
  const { api, user } = await open(`#/${name}`)
  await user.click(await button('Copy'))
  const dialog = await screen.findByRole('dialog', { name: 'Copy “Lorries”' })
  await user.type(within(dialog).getByLabelText('Title in English'), 'Trains')
  const day = within(dialog).getByLabelText<HTMLInputElement>('Date').value
  expect(within(dialog).getByLabelText<HTMLInputElement>('Short name for the address').value).toBe('trains')
  await user.click(within(dialog).getByRole('button', { name: 'Create' }))
  const copy = `company/${day}-trains`
  await waitFor(() => expect(location.hash).toBe(`#/${copy}`))
  expect(await screen.findByDisplayValue('Trains')).toBeTruthy()
  expect(await api.dataOf(copy)).toBeUndefined()
  await user.keyboard('{Control>}s{/Control}')
  await screen.findByText('Saved, not published yet')
  expect(await api.dataOf(copy)).toEqual({ ...article, date: day, en: { ...article.en, title: 'Trains' } })
  expect(await api.dataOf(name)).toEqual(article)
})

test('what is unsaved is thrown away after a question that names it, and the form is as it was saved', async () => {
  const { user } = await open(`#/${name}`)
  const title = await field(/^Title English/)
  await user.type(title, ' one')
  await save(user)
  expect((await button('Publish')).className, 'what comes next').toMatch(/primary/)
  await user.type(title, ' two')
  expect((await button('Save')).className).toMatch(/primary/)
  expect((await button('Publish')).className).not.toMatch(/primary/)
  await user.click(await button('Discard changes'))
  const dialog = await screen.findByRole('dialog')
  expect(within(dialog).getByText(/English › Title$/)).toBeTruthy()
  await user.click(within(dialog).getByRole('button', { name: 'Go on editing' }))
  expect(await screen.findByDisplayValue('Lorries one two')).toBeTruthy()
  await user.click(await button('Discard changes'))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Discard' }))
  expect(await screen.findByDisplayValue('Lorries one')).toBeTruthy()
  expect(await screen.findByText('Saved, not published yet')).toBeTruthy()
})

test('a new item that was never saved is thrown away whole', async () => {
  const { api, user } = await open(`#/${name}`)
  await user.click(await button('Copy'))
  await user.type(await screen.findByLabelText('Title in English'), 'Trains')
  expect(screen.getByLabelText<HTMLInputElement>('Short name for the address').value).toBe('trains')
  await user.click(screen.getByRole('button', { name: 'Create' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Trains' })).toBeTruthy()
  await user.click(await button('Discard changes'))
  const dialog = await screen.findByRole('dialog')
  expect(within(dialog).getByText(/^“Trains” is new/)).toBeTruthy()
  await user.click(within(dialog).getByRole('button', { name: 'Discard' }))
  await waitFor(() => expect(location.hash).toBe('#/company'))
  expect(Object.keys(localStorage).filter((key) => key.includes('trains'))).toEqual([])
  expect(api.posts('/api/item')).toEqual([])
})

test('what readers see is taken down at once, with what its address says, and can be put back', async () => {
  const { api, user } = await open(`#/${name}`, { [name]: article, 'page/culture': page })
  expect(screen.queryByRole('button', { name: 'Remove' })).toBeNull()
  await user.click(await button('Take down'))
  const dialog = await screen.findByRole('dialog', { name: 'Take this off the website?' })
  const now = within(dialog).getByRole('button', { name: 'Take it down now' })
  const isOff = () => now.getAttribute('aria-disabled')
  await user.click(within(dialog).getByRole('radio', { name: /^is led to another page/ }))
  expect(isOff()).toBe('true')
  await user.selectOptions(within(dialog).getByLabelText(/^Page that it leads to/), '/culture')
  expect(isOff()).toBe('false')
  await user.click(within(dialog).getByRole('radio', { name: /^is told that it was withdrawn/ }))
  await user.type(within(dialog).getByLabelText('Reason, in Chinese'), '数量有误。')
  await user.type(within(dialog).getByLabelText('Reason, in English'), '   ')
  expect(isOff(), 'blanks are no reason').toBe('true')
  await user.type(within(dialog).getByLabelText('Reason, in English'), 'A wrong number.')
  const release = api.hold('/api/take-down')
  await user.click(now)
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
  expect(screen.queryByRole('dialog'), 'what has begun cannot be cancelled').toBe(dialog)
  release()
  expect(await button('Remove')).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(await screen.findByText('Taken down: readers do not see it')).toBeTruthy()
  expect(await api.dataOf(name)).toMatchObject({
    until: expect.stringMatching(/\+08:00$/),
    zh: { withdrawn: '数量有误。' },
    en: { withdrawn: 'A wrong number.' },
  })
  expect((await api.elsewhere('waiting', {})).items).toEqual([])
  await user.click(await button('Put back'))
  await save(user)
  expect(await api.dataOf(name)).toEqual(article)
})

test('what is unsaved is saved or discarded before an item is taken down', async () => {
  const { user } = await open(`#/${name}`)
  await user.type(await field(/^Title English/), '!')
  await user.click(await button('Take down'))
  const dialog = await screen.findByRole('dialog')
  expect(within(dialog).getByRole('alert').textContent).toMatch(/^There are unsaved changes/)
  expect(within(dialog).getByRole('button', { name: 'Take it down now' }).getAttribute('aria-disabled')).toBe('true')
})

test('removing asks first, and leads back to the list', async () => {
  const { api, user } = await open(`#/${name}`, { [name]: { ...article, draft: true } })
  await user.click(await button('Remove'))
  const dialog = await screen.findByRole('dialog')
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
  expect(await api.dataOf(name)).toEqual({ ...article, draft: true })
  await user.click(await button('Remove'))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove' }))
  await waitFor(() => expect(location.hash).toBe('#/company'))
  expect(await api.dataOf(name)).toBeUndefined()
  expect(await screen.findByText('0 items')).toBeTruthy()
})

test('undoing a save brings back what was there, and the form shows it', async () => {
  const { api, user } = await open(`#/${name}`)
  const title = await field(/^Title English/)
  await user.type(title, ' one')
  await save(user)
  await user.type(title, ' two')
  await save(user)
  await user.click(await button('History'))
  const dialog = await screen.findByRole('dialog')
  const [undo] = await within(dialog).findAllByRole('button', { name: 'Undo this change' })
  if (undo) await user.click(undo)
  expect(await within(dialog).findByText(/^Undo the changes above/)).toBeTruthy()
  expect(await api.dataOf(name)).toMatchObject({ en: { title: 'Lorries one two' } })
  await user.click(within(dialog).getByRole('button', { name: 'Undo' }))
  expect(await screen.findByDisplayValue('Lorries one')).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(await api.dataOf(name)).toMatchObject({ en: { title: 'Lorries one' } })
})

test('a version comes back as what is saved, after what changes is shown and whose unpublished work it replaces', async () => {
  const api = await serve({ [name]: article })
  await api.saveElsewhere(name, { ...article, en: { ...article.en, title: 'Ships' } })
  const { user } = openAgain(`#/${name}`)
  const title = await screen.findByDisplayValue('Ships')
  await user.type(title, '!')
  await user.click(await button('History'))
  const restore = async () => {
    const dialog = await screen.findByRole('dialog')
    const buttons = await within(dialog).findAllByRole('button', { name: 'Restore this version' })
    await user.click(buttons[0] as HTMLElement) // found above
    return dialog
  }
  const dirty = await restore()
  expect(within(dirty).getByText(/^Something here is not saved/)).toBeTruthy()
  await user.click(within(dirty).getByRole('button', { name: 'Close' }))
  await user.type(title, '{Backspace}')
  await user.click(await button('History'))
  const dialog = await restore()
  expect(within(dialog).getByText(/^It takes the place of what is saved and not published, by 安宁;/)).toBeTruthy()
  expect((await within(dialog).findByText('Ships', { selector: 'del' })).closest('dd')?.textContent).toMatch(/Lorries/)
  await user.click(within(dialog).getByRole('button', { name: 'Restore' }))
  expect(await screen.findByDisplayValue('Lorries')).toBeTruthy()
  expect(await api.dataOf(name)).toEqual(article)
})

test('a version does not come back over what a colleague saved meanwhile', async () => {
  const { api, user } = await open(`#/${name}`)
  await user.type(await field(/^Title English/), '!')
  await save(user)
  await api.saveElsewhere(name, { ...article, en: { ...article.en, title: 'Ships' } })
  await user.click(await button('History'))
  const dialog = await screen.findByRole('dialog')
  const buttons = await within(dialog).findAllByRole('button', { name: 'Restore this version' })
  await user.click(buttons[0] as HTMLElement) // found above: the version before the one that the colleague saved
  await user.click(await within(dialog).findByRole('button', { name: 'Restore' }))
  expect((await within(dialog).findByRole('alert')).textContent).toMatch(/changed|saved/)
  expect(await api.dataOf(name)).toMatchObject({ en: { title: 'Ships' } })
})

test('undoing a publication names what else was published with it, and by its title what stands in the way', async () => {
  const other = 'company/2026-11-12-trains'
  const picture = 'media/news/a.jpg'
  const { api, user } = await open(`#/${name}`, { [name]: article, [other]: article })
  await api.saveElsewhere(other, { ...article, en: { ...article.en, title: 'Trains' } })
  await user.type(await field(/^Title English/), '!')
  await save(user)
  await api.uploadElsewhere(picture, jpeg)
  const both = [name, other].map((item) => nameOf(item))
  await api.asMyself('publish', { items: both, media: [picture] })
  await user.click(await button('History'))
  const dialog = await screen.findByRole('dialog')
  const [publication] = await within(dialog).findAllByRole('button', { name: 'Undo this change' })
  if (publication) await user.click(publication)
  expect(await within(dialog).findByText('Also taken back, as part of the same step: news/a.jpg, Trains.')).toBeTruthy()
  await api.removeElsewhere(other)
  await user.click(within(dialog).getByRole('button', { name: 'Undo' }))
  expect((await within(dialog).findByRole('alert')).textContent).toMatch(/changed again later: Trains\./)
})

test('a change that cannot be undone says so, and the history stays', async () => {
  const { api, user } = await open(`#/${name}`)
  const title = await field(/^Title English/)
  for (const sign of ['!', '?']) {
    await user.type(title, sign)
    await save(user)
  }
  await user.click(await button('History'))
  const dialog = await screen.findByRole('dialog')
  const [, earlier] = await within(dialog).findAllByRole('button', { name: 'Undo this change' })
  if (earlier) await user.click(earlier)
  await user.click(await within(dialog).findByRole('button', { name: 'Undo' }))
  expect((await within(dialog).findByRole('alert')).textContent).toMatch(/changed again later: Lorries!\?\./)
  expect(await api.dataOf(name)).toMatchObject({ en: { title: 'Lorries!?' } })
})

test('publishing says that it runs and what readers see then, and the form stays as it was', async () => {
  const { api, user } = await open(`#/${name}`)
  const title = await field(/^Title English/)
  await user.type(title, '!')
  await save(user)
  const release = api.hold('/api/publish')
  await user.click(await readyToPublish())
  expect(await screen.findByText('Publishing “Lorries!”: it is checked first')).toBeTruthy()
  release()
  expect(await screen.findByText('Published', { selector: '[role=status]' })).toBeTruthy()
  expect(title.isConnected, 'the same form').toBe(true)
  expect((await button('Publish')).getAttribute('aria-disabled')).toBe('true')
  await user.type(title, '!')
  await save(user)
  await readyToPublish()
})

test('a time without an offset is China’s: what is public there already is not called later', async () => {
  const anHourAgo = new Date(Date.now() + 7 * 60 * 60_000).toISOString().slice(0, 16) // as clocks in China showed it
  const { user } = await open(`#/${name}`, { [name]: { ...article, publishAt: anHourAgo } })
  await user.type(await field(/^Title English/), '!')
  await save(user)
  await user.click(await readyToPublish())
  expect(await screen.findByText('Published', { selector: '[role=status]' })).toBeTruthy()
})

test('a save that fails says so in the bar, which stays in sight', async () => {
  const { api, user } = await open(`#/${name}`)
  await user.type(await field(/^Title English/), '!')
  api.goDown(true)
  await user.keyboard('{Control>}s{/Control}')
  const alert = await screen.findByRole('alert')
  expect(alert.closest('header')?.contains(await button('Save'))).toBe(true)
})

test('what waits is discarded after a question, only what is chosen', async () => {
  const { api, user } = await open(`#/${name}`)
  await user.type(await field(/^Title English/), '!')
  await save(user)
  await user.click(await screen.findByRole('link', { name: /To be published/ }))
  await user.click(await screen.findByRole('checkbox', { name: 'Choose all' }))
  const discard = await button('Discard changes')
  expect(discard.getAttribute('aria-disabled')).toBe('true')
  await user.click(discard)
  expect(screen.queryByRole('dialog')).toBeNull()
  await user.click(screen.getByRole('checkbox', { name: 'Choose all' }))
  await user.click(discard)
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Discard changes' }))
  expect(await screen.findByText('Discarded.')).toBeTruthy()
  expect(await screen.findByText('Nothing is waiting.')).toBeTruthy()
  const [kind, id] = name.split('/')
  expect(api.posts('/api/discard')).toEqual([{ items: [{ kind, id }] }])
  expect(await api.dataOf(name)).toEqual(article)
})

test('an item that somebody removed while it was open keeps what was typed, and is saved again if its editor wants that', async () => {
  const { api, user } = await open(`#/${name}`)
  await user.type(await field(/^Title English/), ' stay')
  await api.removeElsewhere(name)
  await user.keyboard('{Control>}s{/Control}')
  const dialog = await screen.findByRole('dialog')
  expect(within(dialog).getByText('Somebody removed this item.')).toBeTruthy()
  await user.click(within(dialog).getByRole('button', { name: 'Keep mine and save it again' }))
  expect(await screen.findByDisplayValue(/ stay$/)).toBeTruthy()
  await save(user)
  expect(await api.dataOf(name)).toEqual({ ...article, en: { ...article.en, title: `${article.en.title} stay` } })
})

test('leaving while a save runs asks, waits for it, and saves what was typed meanwhile', async () => {
  const { api, user } = await open(`#/${name}`)
  const title = await field(/^Title English/)
  await user.type(title, ' one')
  const release = api.hold('/api/item')
  await user.keyboard('{Control>}s{/Control}')
  expect(await screen.findByText('Saving “Lorries one”', { selector: 'header *' })).toBeTruthy()
  const closing = new Event('beforeunload', { cancelable: true })
  dispatchEvent(closing)
  expect(closing.defaultPrevented, 'closing the window asks too').toBe(true)
  await user.type(title, ' two')
  location.hash = '#/page'
  const dialog = await screen.findByRole('dialog')
  await user.click(within(dialog).getByRole('button', { name: 'Save and leave' }))
  expect(location.hash).toBe(`#/${name}`)
  release()
  await waitFor(() => expect(location.hash).toBe('#/page'))
  expect(await api.dataOf(name)).toMatchObject({ en: { title: 'Lorries one two' } })
  expect(Object.keys(localStorage).filter((key) => key.includes('lorries'))).toEqual([])
})

test('what was removed is brought back where it was', async () => {
  const { api, user } = await open(`#/${name}`, { [name]: { ...article, draft: true } })
  await user.type(await field(/^Title English/), '!')
  await save(user)
  await user.click(await button('Remove'))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove' }))
  await waitFor(() => expect(location.hash).toBe('#/company'))
  location.hash = `#/${name}`
  expect(await screen.findByText(/^This item was removed/)).toBeTruthy()
  await user.click(await button('History'))
  const dialog = await screen.findByRole('dialog', { name: 'History' })
  await user.click(within(dialog).getByRole('button', { name: 'Close' }))
  await user.click(await button('Bring it back'))
  expect(await screen.findByDisplayValue('Lorries!')).toBeTruthy()
  expect(await api.dataOf(name)).toMatchObject({ en: { title: 'Lorries!' } })
})

test.each([
  ['editions.1', '2026-11-28'],
  ['editions.1.reason', ''],
])('the link of a problem at %s opens the edition and gives its field the focus', async (at, value) => {
  const editions = [{ date: '2026-11-06' }, { date: '2026-11-28' }]
  await open(`#/announcement/a?at=${at}`, {
    'announcement/a': { ...article, date: '2026-11-06', number: '1', editions },
  })
  await waitFor(() => {
    const field = document.activeElement as HTMLInputElement
    expect([field.closest('[data-path]')?.getAttribute('data-path')?.startsWith(at), field.value]).toEqual([
      true,
      value,
    ])
  })
})

test('beside a PDF that is a new edition a link leads to the reason that is still missing', async () => {
  const editions = [{ date: '2026-11-06' }, { date: '2026-11-28' }]
  const { user } = await open('#/announcement/a', { 'announcement/a': { ...article, date: '2026-11-06', editions } })
  await user.click(await button('This is a new edition: say its reason'))
  await waitFor(() => expect(document.activeElement?.getAttribute('data-path')).toBe('editions.1.reason'))
})
