import { expect, test } from 'vitest'
import { addressesOf, withoutPassword } from './databaseAddress.ts'

test('an address of several hosts becomes one for each, with all else that it says', () => {
  expect(addressesOf('postgres://site:p%40ss,word@10.0.0.10:5432,[fd00::12]:6432/site?sslmode=verify-full')).toEqual([
    'postgres://site:p%40ss,word@10.0.0.10:5432/site?sslmode=verify-full',
    'postgres://site:p%40ss,word@[fd00::12]:6432/site?sslmode=verify-full',
  ])
})

test.each(['postgres://site@db/site', 'postgresql://db', 'postgres://site@localhost/site?host=%2Frun%2Fa,b'])(
  'an address of one host stays as it is: %s',
  (url) => expect(addressesOf(url)).toEqual([url]),
)

test('the password is taken out of an address of one host and of several', () => {
  expect(withoutPassword('postgres://site:p%40ss:word@one:5432,two/site?x=a:b')).toEqual({
    address: 'postgres://site@one:5432,two/site?x=a:b',
    password: 'p@ss:word',
  })
  for (const address of ['postgres://site@one:5432/site', 'postgres://one:5432,two:5432/site?options=a:b@c'])
    expect(withoutPassword(address)).toEqual({ address, password: undefined })
})
