import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { Data } from '#contract/api.ts'
import { answerCalls, RefusedCall } from '../testing/calls.ts'
import { renderWithSite } from '../testing/render.tsx'
import { page, picture } from '../testing/samples.ts'
import { Page as Certification } from './CertificationPage.tsx'
import { Page as Partners } from './PartnersPage.tsx'

const certificate = (id: string): Data<'certifications'>[number] => ({
  id,
  standard: `standard ${id}`,
  number: `number ${id}`,
  body: `body ${id}`,
  issued: '2024-06-18',
  expires: '2027-06-17',
  sites: 12,
  picture: picture(id),
  title: `title ${id}`,
  scope: `scope ${id}`,
})
const partner = (id: string, kind: Data<'partners'>[number]['kind']): Data<'partners'>[number] => ({
  id,
  kind,
  since: 2011,
  picture: picture(id),
  name: `name ${id}`,
  summary: `summary ${id}`,
})

describe('the certificates', () => {
  const open = (answer: Data<'certifications'> | RefusedCall = [certificate('a'), certificate('b')]) => {
    answerCalls({ page, banners: [], certifications: answer })
    return renderWithSite(<Certification />, { route: '/certification' })
  }

  test('stand in a row, each with its standard, its body and the day until which it is valid', async () => {
    const { words } = open()
    const row = await screen.findByRole('list', { name: words.certificates.title })
    const [first] = within(row).getAllByRole('listitem')
    expect(within(row).getAllByRole('listitem')).toHaveLength(2)
    for (const text of ['title a', 'standard a', 'body a', '2027年6月17日']) {
      expect(within(first as HTMLElement).getByText(text)).toBeDefined()
    }
  })

  test('say in words what a picture would show, where there is none', async () => {
    open([{ ...certificate('a'), picture: undefined }, certificate('b')])
    expect(await screen.findByText('scope a')).toBeDefined()
    expect(screen.getByText('number a')).toBeDefined()
    expect(screen.queryByText('number b')).toBeNull()
  })

  test('open at full size on click', async () => {
    const { user, words } = open()
    await user.click(await screen.findByRole('button', { name: words.viewer.open('picture of b') }))
    const viewer = within(screen.getByRole('dialog', { name: words.viewer.label }))
    expect(viewer.getByRole('img', { name: 'picture of b' }).getAttribute('src')).toBe(picture('b').src)
  })

  test('that cannot be loaded can be asked for again', async () => {
    const { words } = open(new RefusedCall(500, 'out of order'))
    expect(await screen.findByText('out of order')).toBeDefined()
    expect(screen.getByRole('button', { name: words.state.retry })).toBeDefined()
  })
})

describe('the partners', () => {
  const open = (partners: Data<'partners'>) => {
    answerCalls({ page, banners: [], partners })
    return renderWithSite(<Partners />, { route: '/cooperativePartner' })
  }

  test('stand by kind, each with its mark, its name and the year since which it works with the company', async () => {
    const { words } = open([partner('mill', 'supplier'), partner('bank', 'finance')])
    const heading = await screen.findByRole('heading', { name: words.partners.kinds.finance })
    const finance = within(heading.parentElement as HTMLElement)
    expect(finance.getByRole('img', { name: 'picture of bank' })).toBeDefined()
    expect(finance.getByRole('heading', { name: 'name bank' })).toBeDefined()
    expect(finance.getByText(words.partners.since(2011))).toBeDefined()
    expect(finance.queryByText('name mill')).toBeNull()
  })

  test('a kind without partners has no heading', async () => {
    const { words } = open([partner('mill', 'supplier')])
    expect(await screen.findByRole('heading', { name: words.partners.kinds.supplier })).toBeDefined()
    expect(screen.queryByRole('heading', { name: words.partners.kinds.customer })).toBeNull()
  })
})
