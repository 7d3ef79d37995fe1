import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

test('takes what the server filled in', () => {
  const config = readConfig(
    '{"apiUrl":"/v2","portalUrl":"https://portal.example.com/","version":"v1.4.0 (abc1234)"}',
  )
  expect(config).toMatchObject({
    apiUrl: '/v2',
    identityUrl: '/identity',
    portalUrl: 'https://portal.example.com',
    version: 'v1.4.0 (abc1234)',
  })
})

test.each([null, '', '{', '[]', 'null', '{"apiUrl":5}'])('falls back on %s', (text) => {
  expect(readConfig(text)).toMatchObject({ apiUrl: '/api', companyAppsUrl: '' })
})

test('the company-apps link is a web address or nothing', () => {
  expect(readConfig('{"companyAppsUrl":"javascript:alert(1)"}').companyAppsUrl).toBe('')
  expect(readConfig('{"companyAppsUrl":"https://apps.example.com"}').companyAppsUrl).toBe(
    'https://apps.example.com',
  )
})
