import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { complaintPaths } from '#contract/paths.ts'
import type { WholeLang } from '#contract/wholeLangs.ts'
import { listOf, officerLine, signed, testRoot } from '#sealing/testing/lists.ts'
import { colleague, officer } from '#sealing/testing/sample.ts'
import { renderWithSite } from '../testing/render.tsx'
import { en } from '../words/complaint.en.ts'
import { zh } from '../words/complaint.zh.ts'
import { ComplaintFlow } from './ComplaintFlow.tsx'
import { prepareWords } from './complaintWords.ts'
import { forgetOffer } from './offer.ts'

/* A reporter who comes back to the page after a while, and one who goes back in it. */

const packs = { en, zh }
const channels = [{ id: 'compliance', name: 'Compliance', summary: 'Two officers', printed: 'A poster' }]
const keys = { root: testRoot.publicKey, version: 1, channels }

beforeEach(async () => {
  await prepareWords('en')
  await prepareWords('zh')
  forgetOffer()
  vi.stubGlobal('fetch', async (address: string) => {
    const work = { nonce: 'A'.repeat(44), bits: 1 }
    const list = signed(listOf([officerLine(officer)], [officerLine(colleague)]))
    const data = address === complaintPaths.channels ? { list, channels, trial: null, work } : []
    return new Response(JSON.stringify({ code: 200, msg: 'ok', data }))
  })
})

/** The form with what is required filled in. */
async function write(lang: WholeLang = 'en') {
  const words = packs[lang]
  const { user } = renderWithSite(<ComplaintFlow onBegin={() => undefined} />, {
    lang,
    route: '/honest/report',
    changes: { keys },
  })
  const field = (name: 'content' | 'reportedName' | 'department') => {
    const found = document.querySelector<HTMLInputElement>(`[name="${name}"]`)
    if (!found) throw new Error(name)
    return found
  }
  for (const name of ['content', 'reportedName', 'department'] as const) await user.type(field(name), 'mine')
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }))
  const toReview = async () => {
    await press(words.form.next)
    await press(words.form.review)
    await screen.findByText(words.form.step(3))
  }
  return { user, field, press, toReview }
}
/** From here on time is the test's; a key begins it. */
const beginIdling = () => {
  vi.useFakeTimers()
  act(() => void dispatchEvent(new Event('keydown')))
}
const minutes = (count: number) => act(() => void vi.advanceTimersByTime(count * 60_000))

describe.each(['en', 'zh'] as const)('an idle page (%s)', (lang) => {
  const { form, exit, done, trust } = packs[lang]

  test('says from the start that it will be cleared, and two minutes before, until the reader answers', async () => {
    const { field } = await write(lang)
    expect(screen.getByText(trust.device[1]).textContent).toMatch(/30/)
    beginIdling()
    minutes(27)
    expect(screen.queryByText(exit.near)).toBeNull()
    minutes(1)
    expect(screen.getByText(exit.near).closest('[role="status"]')).not.toBeNull()
    const stay = screen.getByRole('button', { name: exit.stay })
    // A press that took the button away before it was over would press what lies below.
    fireEvent.pointerDown(stay)
    expect(stay.isConnected).toBe(true)
    fireEvent.click(stay)
    expect(screen.queryByText(exit.near)).toBeNull()
    minutes(27)
    expect(field('content').value).toBe('mine')
  })

  test('says afterwards why it was cleared, where reading goes on; an empty one is left alone', async () => {
    const { field, press, user } = await write(lang)
    await press(form.next)
    await user.type(screen.getByRole('textbox', { name: new RegExp(form.labels.subject) }), 'more')
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView')
    beginIdling()
    minutes(28)
    minutes(2)
    expect(field('content').value).toBe('')
    const said = screen.getByText(exit.cleared.idle)
    expect(document.activeElement).toBe(said)
    expect(scrolled.mock.contexts.at(-1)).toBe(said)
    beginIdling()
    minutes(29)
    expect(screen.queryByText(exit.near)).toBeNull()
  })

  test('that showed a query code says that the report was received, and what to do without the code', async () => {
    const { press, toReview } = await write(lang)
    await toReview()
    await press(form.send)
    await screen.findByRole('textbox', { name: done.confirm })
    beginIdling()
    minutes(28)
    expect(screen.getByText(exit.near)).toBeDefined()
    minutes(2)
    expect(document.activeElement).toBe(screen.getByText(exit.cleared.code))
    expect(screen.queryByText(exit.cleared.idle)).toBeNull()
    // The question of the look-up about a lost code answers in the same words.
    expect(exit.cleared.code).toContain(
      lang === 'en' ? 'mention roughly when and what you reported before' : '注明之前举报的大致日期和事由',
    )
  })
})

describe('Back', () => {
  const goBack = () => act(async () => history.back())

  test('leads to the step before, and what was written stays', async () => {
    const question = vi.fn(() => false)
    vi.stubGlobal('confirm', question)
    const { field, toReview } = await write()
    await toReview()
    await goBack()
    await screen.findByText(en.form.step(2))
    await goBack()
    await screen.findByText(en.form.step(1))
    expect(field('content').value).toBe('mine')
    expect(history.state.over).toBeUndefined()
    expect(question).not.toHaveBeenCalled()
    await toReview()
  })

  test('does so after “Change” and the form’s own “Back” as well', async () => {
    const { press, toReview } = await write()
    await toReview()
    await press(en.form.changeOf(en.form.labels.content))
    await waitFor(() => expect(history.state.over).toBeUndefined())
    await press(en.form.next)
    await screen.findByText(en.form.step(2))
    await press(en.form.back)
    await press(en.form.next)
    await waitFor(() => expect(history.state.over).toBe(1))
    expect(screen.getByText(en.form.step(2))).toBeDefined()
    await goBack()
    await screen.findByText(en.form.step(1))
  })
})
