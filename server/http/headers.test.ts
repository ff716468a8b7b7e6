import { expect, test } from 'vitest'
import { securityPolicy } from '../securityPolicy.ts'
import { securityHeaders } from './headers.ts'

test('every answer carries the policy and what browsers are told beside it', async () => {
  expect(await securityHeaders({ hstsSubdomains: false })).toEqual({
    'content-security-policy': securityPolicy(),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'permissions-policy': expect.stringMatching(/^camera=\(\), microphone=\(\), .*usb=\(\)$/),
    'referrer-policy': 'strict-origin',
    'strict-transport-security': 'max-age=31536000',
    'x-content-type-options': 'nosniff',
    'x-dns-prefetch-control': 'off',
    'x-xss-protection': '0',
  })
  const { 'strict-transport-security': hsts } = await securityHeaders({ hstsSubdomains: true })
  expect(hsts).toBe('max-age=31536000; includeSubDomains')
})

test('nothing runs, loads or frames from elsewhere; a document lets in its own script and styles', () => {
  expect(securityPolicy()).toBe(
    "default-src 'self';base-uri 'none';form-action 'self';frame-ancestors 'none';object-src 'none';img-src 'self' data:",
  )
  expect(securityPolicy({ scripts: "'sha256-a'", styles: "'sha256-b'" })).toBe(
    `${securityPolicy()};script-src 'self' 'sha256-a';style-src 'self' 'sha256-b'`,
  )
})
