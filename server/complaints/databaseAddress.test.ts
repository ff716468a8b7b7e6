import { expect, test } from 'vitest'
import { addressesOf, placeOf, withoutPassword, withTls } from './databaseAddress.ts'

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

test('a database on another machine is asked by TLS with its certificate checked, unless its address says otherwise', () => {
  expect(withTls('postgres://site:secret@db.example/site')).toBe(
    'postgres://site:secret@db.example/site?sslmode=verify-full',
  )
  expect(withTls('postgres://localhost:1,10.0.0.13:5432/site?application_name=site')).toBe(
    'postgres://localhost:1,10.0.0.13:5432/site?application_name=site&sslmode=verify-full',
  )
  for (const url of [
    'postgres://site@localhost/site',
    'postgres://site@127.0.0.1:5432,[::1]:5433/site',
    'postgres://site@localhost/site?host=%2Frun%2Fpostgresql',
    'postgres://site@database:5432/site?sslmode=disable',
    'postgres://site@db.example/site?sslmode=verify-ca&sslrootcert=/etc/site/database.pem',
  ])
    expect(withTls(url), url).toBe(url)
})

test('the password is taken out of an address of one host and of several', () => {
  expect(withoutPassword('postgres://site:p%40ss:word@one:5432,two/site?x=a:b')).toEqual({
    address: 'postgres://site@one:5432,two/site?x=a:b',
    password: 'p@ss:word',
  })
  for (const address of ['postgres://site@one:5432/site', 'postgres://one:5432,two:5432/site?options=a:b@c'])
    expect(withoutPassword(address)).toEqual({ address, password: undefined })
})

test('hosts and database are told without whoever signs in', () => {
  expect(placeOf('postgres://site:p%40ss@one:5432,two:5432/site?sslmode=verify-full')).toBe('one:5432,two:5432/site')
  expect(placeOf('postgres://localhost/site')).toBe('localhost/site')
})
