import { mkdirSync, mkdtempSync, renameSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildPortalApp, buildStaffApp } from '../app.ts'
import { readSettings } from '../settings.ts'
import { type TestDatabase, testDatabase } from '../testing/database.ts'

const script = `console.log(${JSON.stringify('x'.repeat(5_000))})`
/** Other than what the server would make of the file itself. */
const asBuilt = brotliCompressSync(`${script};`)
let db: TestDatabase
let app: FastifyInstance
let folder: string

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'nhansu-pages-'))
  for (const each of ['assets', '.vite']) mkdirSync(join(folder, each))
  writeFileSync(
    join(folder, 'index.html'),
    '<!doctype html><html lang="vi" data-density="comfortable"><head><script type="application/json" id="config">{}</script></head></html>',
  )
  writeFileSync(join(folder, 'assets/app-4f2a.js'), script)
  writeFileSync(join(folder, 'assets/built-77ab.js'), script)
  writeFileSync(join(folder, 'assets/built-77ab.js.br'), asBuilt)
  writeFileSync(join(folder, 'sw.js'), 'self')
  writeFileSync(join(folder, '.vite/manifest.json'), '{}')
  writeFileSync(
    join(folder, '.vite/preloads.json'),
    JSON.stringify({
      '/': ['/assets/home.js'],
      '/vai-tro/:id/cap-nhat': ['/assets/role.js', '/assets/role.css'],
    }),
  )
  db = await testDatabase()
  app = await build({})
})
afterAll(async () => {
  await app.close()
  await db.close()
})

function build(environment: NodeJS.ProcessEnv, lines: string[] = []): Promise<FastifyInstance> {
  return buildStaffApp({
    settings: readSettings({ LOG_LEVEL: 'info', ...environment }),
    database: db.database,
    staticFolder: folder,
    logTo: { write: (line) => lines.push(line) },
  })
}

const asPage = { accept: 'text/html,application/xhtml+xml' }
const json = { 'content-type': 'application/json' }

describe('every answer', () => {
  const asked: [string, InjectOptions, number][] = [
    ['health', { url: '/healthz' }, 200],
    ['readiness', { url: '/readyz' }, 200],
    ['the page', { url: '/', headers: asPage }, 200],
    ['an asset', { url: '/assets/app-4f2a.js' }, 200],
    ['the docs', { url: '/docs' }, 200],
    ['no session', { url: '/api/levels' }, 401],
    ['nothing there', { url: '/api/nothing' }, 404],
    ['no such asset', { url: '/assets/gone.js' }, 404],
    ['another method', { method: 'PUT', url: '/api/levels' }, 405],
    ['a broken address', { url: '/%E0%A4%A' }, 400],
    [
      'a body of text',
      { method: 'POST', url: '/identity/login', headers: { 'content-type': 'text/plain' }, payload: 'a' },
      415,
    ],
    [
      'too much',
      { method: 'POST', url: '/identity/login', headers: json, payload: `"${'a'.repeat(1_100_000)}"` },
      413,
    ],
  ]

  test.each(asked)('carries the security headers: %s', async (_, request, status) => {
    const { statusCode, headers } = await app.inject(request)
    expect(statusCode).toBe(status)
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-api-version': expect.stringMatching(/^\d+\.\d+\.\d+/) as string,
      'referrer-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()') as string,
      'content-security-policy': expect.stringMatching(
        /default-src 'none'.*frame-ancestors 'none'/,
      ) as string,
    })
    expect(headers).not.toHaveProperty('x-powered-by')
    expect(headers).not.toHaveProperty('strict-transport-security')
    expect(headers).not.toHaveProperty('access-control-allow-origin')
  })

  test('of a broken address is a page for a browser and data for everybody else', async () => {
    const url = '/nhan-su/%E0%A4%A'
    const page = await app.inject({ url, headers: asPage })
    expect([page.statusCode, page.headers['content-type']]).toEqual([400, 'text/html; charset=utf-8'])
    expect(page.body).toContain('Địa chỉ này không hợp lệ')
    expect(page.body).toContain('href="/"')
    const data = await app.inject({ url })
    expect([data.statusCode, data.json()]).toMatchObject([400, { message: 'Địa chỉ yêu cầu không hợp lệ.' }])
    const ofTheApi = await app.inject({ url: '/api/levels/%E0%A4%A', headers: asPage })
    expect(ofTheApi.headers['content-type']).toBe('application/json; charset=utf-8')
  })

  test('of data is never stored', async () => {
    expect((await app.inject('/api/levels')).headers['cache-control']).toBe('no-store')
  })

  test('tells a browser on https to stay there', async () => {
    const behindProxy = await build({ TRUST_PROXY: '127.0.0.1' })
    const { headers } = await behindProxy.inject({
      url: '/healthz',
      headers: { 'x-forwarded-proto': 'https' },
    })
    expect(headers['strict-transport-security']).toBe('max-age=31536000')
    const claimed = { url: '/healthz', headers: { 'x-forwarded-proto': 'https' } }
    const strangers = [
      await app.inject(claimed),
      await behindProxy.inject({ ...claimed, remoteAddress: '203.0.113.9' }),
    ]
    for (const answer of strangers) expect(answer.headers).not.toHaveProperty('strict-transport-security')
    await behindProxy.close()
  })
})

describe('a call from another origin', () => {
  const origins = [
    'https://evil.example',
    'null',
    'https://hr.example.com.evil.example',
    'https://evilhr.example.com',
  ]
  const call = (to: FastifyInstance, origin: string, method: 'GET' | 'OPTIONS' = 'GET') =>
    to.inject({ method, url: '/api/levels', headers: { origin, 'access-control-request-method': 'GET' } })

  test.each([...origins, 'https://hr.example.com'])('is not allowed by default: %s', async (origin) => {
    expect((await call(app, origin)).headers).not.toHaveProperty('access-control-allow-origin')
    expect((await call(app, origin, 'OPTIONS')).statusCode).toBe(405)
  })

  test('is allowed to the listed origins alone, as a whole', async () => {
    const listed = await build({ ALLOWED_ORIGINS: 'https://hr.example.com' })
    const { headers } = await call(listed, 'https://hr.example.com')
    expect(headers).toMatchObject({ 'access-control-allow-origin': 'https://hr.example.com', vary: 'Origin' })
    expect(headers).not.toHaveProperty('access-control-allow-credentials')
    expect((await call(listed, 'https://hr.example.com', 'OPTIONS')).statusCode).toBe(204)
    for (const origin of origins) {
      expect((await call(listed, origin)).headers).not.toHaveProperty('access-control-allow-origin')
    }
    await listed.close()
  })
})

describe('an unknown path', () => {
  test('of an API says so in the envelope, and to a browser in its one sentence', async () => {
    const data = await app.inject('/api/nothing')
    expect([data.statusCode, data.json()]).toEqual([
      404,
      { success: false, message: 'Không tìm thấy dữ liệu.', request_id: expect.any(String) as string },
    ])
    const page = await app.inject({ url: '/identity/nothing', headers: asPage })
    expect([page.statusCode, page.body]).toEqual([404, 'This page could not be found'])
  })

  test.each(['/nhan-vien', '/trinh-do?page=2', '/dang-nhap', '/khong/co/trang/nay'])(
    'of a browser is the one page: %s',
    async (url) => {
      const { statusCode, headers } = await app.inject({ url, headers: asPage })
      expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
        200,
        'text/html; charset=utf-8',
        'no-store',
      ])
    },
  )

  test.each([
    '/.vite/manifest.json',
    '/../package.json',
    '/..%2fpackage.json',
    '/assets/',
    '/assets/../../app.ts',
  ])('leads out of no folder: %s', async (url) => {
    expect((await app.inject({ url })).statusCode).toBe(404)
  })
})

test('a page that could not be read once is there the next time', async () => {
  const page = join(folder, 'index.html')
  const aside = join(folder, 'index.away')
  const fresh = await build({})
  renameSync(page, aside)
  expect((await fresh.inject({ url: '/', headers: asPage })).statusCode).toBe(500)
  renameSync(aside, page)
  expect((await fresh.inject({ url: '/', headers: asPage })).statusCode).toBe(200)
  await fresh.close()
})

describe('the page', () => {
  const page = async (cookie?: string, url = '/') =>
    (await app.inject({ url, headers: { ...asPage, ...(cookie && { cookie }) } })).body

  test('knows its configuration without a call', async () => {
    const [, config = ''] = /id="config">(.*?)<\/script>/.exec(await page()) ?? []
    expect(JSON.parse(config)).toMatchObject({ apiUrl: '/api', identityUrl: '/identity' })
    expect(JSON.parse(config)).toMatchObject((await app.inject('/config.json')).json<object>())
  })

  test('names the first company, or what the settings call it', async () => {
    await db.owner.query(
      "insert into companies (id, code, name, short_name) values (1, 'MOT', 'Công ty Một', 'Một')",
    )
    const [first, named] = [await build({}), await build({ COMPANY_NAME: 'Tập đoàn Mẫu' })]
    expect((await first.inject('/config.json')).json()).toMatchObject({ companyName: 'Công ty Một' })
    expect((await named.inject('/config.json')).json()).toMatchObject({ companyName: 'Tập đoàn Mẫu' })
    await Promise.all([first.close(), named.close()])
  })

  test.each([
    [undefined, '<html lang="vi" data-density="comfortable">'],
    ['theme=dark; density=compact', '<html lang="vi" data-theme="dark" data-density="compact">'],
    ['theme=light', '<html lang="vi" data-theme="light" data-density="comfortable">'],
    ['theme=system', '<html lang="vi" data-density="comfortable">'],
    ['theme="><script>; density=wide', '<html lang="vi" data-density="comfortable">'],
  ])('comes in the look of its cookies: %s', async (cookie, start) => {
    expect(await page(cookie)).toContain(start)
  })

  test('names the files of its screen to a browser that is signed in', async () => {
    expect(await page('signed-in=1', '/vai-tro/7/cap-nhat?tab=2')).toContain(
      '<link rel="modulepreload" crossorigin href="/assets/role.js">' +
        '<link rel="preload" as="style" crossorigin href="/assets/role.css"></head>',
    )
    expect(await page('signed-in=1')).toContain('href="/assets/home.js"')
  })

  test.each([
    ['to one who has signed out', 'signed-in=0', '/'],
    ['to a stranger', undefined, '/'],
    ['of a screen that is not there', 'signed-in=1', '/vai-tro/7/cap-nhat/8'],
  ])('names no file %s', async (_, cookie, url) => {
    expect(await page(cookie, url)).not.toContain('<link')
  })
})

describe('an asset', () => {
  const asset = (encoding: string) =>
    app.inject({ url: '/assets/app-4f2a.js', headers: { 'accept-encoding': encoding } })

  test('may be kept for ever, but not what has no hash in its name', async () => {
    expect((await asset('')).headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect((await app.inject('/sw.js')).headers).toMatchObject({
      'cache-control': 'no-cache',
      'content-type': 'text/javascript; charset=utf-8',
      'content-security-policy': expect.stringContaining("connect-src 'self'") as string,
    })
  })

  test.each([
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['br;q=0, gzip', 'gzip', gunzipSync],
    ['identity', undefined, (bytes: Buffer) => bytes],
  ])('is compressed as the client likes: %s', async (accepted, encoding, open) => {
    const { headers, rawPayload } = await asset(accepted)
    expect(headers['content-encoding']).toBe(encoding)
    expect(String(open(rawPayload))).toBe(script)
  })

  test('is sent as the build has compressed it, which has no address of its own', async () => {
    const url = '/assets/built-77ab.js'
    const built = await app.inject({ url, headers: { 'accept-encoding': 'gzip, br' } })
    expect(built.headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': 'text/javascript; charset=utf-8',
      vary: 'Accept-Encoding',
    })
    expect(built.rawPayload.equals(asBuilt)).toBe(true)
    const zipped = await app.inject({ url, headers: { 'accept-encoding': 'gzip' } })
    expect(String(gunzipSync(zipped.rawPayload))).toBe(script)
    expect((await app.inject(`${url}.br`)).statusCode).toBe(404)
  })
})

test('the log tells what happened by route, and nothing of whom it was about', async () => {
  const lines: string[] = []
  const logged = await build({}, lines)
  const canaries = [
    'canary-query',
    'canary-login',
    'canary-password',
    'canary-token',
    'canary-agent',
    'CANARY001',
  ]
  await logged.inject('/api/levels?search=canary-query')
  await logged.inject({
    url: '/api/employees/CANARY001/info',
    headers: { authorization: 'Bearer canary-token' },
  })
  await logged.inject({
    method: 'POST',
    url: '/identity/login',
    headers: { ...json, 'user-agent': 'canary-agent\r\nx' },
    payload: JSON.stringify({ login: 'canary-login', password: 'canary-password' }),
  })
  await logged.inject({ method: 'DELETE', url: '/api/employees/CANARY001/info' })
  await logged.close()
  const requests = lines.map((line) => JSON.parse(line) as { route?: string; status?: number })
  expect(requests).toMatchObject([
    { route: '/api/levels', status: 401 },
    { route: '/api/employees/:nhansu_id/info', status: 401 },
    { route: '/identity/login', status: 401 },
    { route: '/api/employees/:nhansu_id/info', status: 405 },
  ])
  for (const canary of canaries) expect(lines.join('')).not.toContain(canary)
})

test('the portal serves no operation of the staff', async () => {
  const portal = await buildPortalApp({
    settings: readSettings({ LOG_LEVEL: 'silent' }),
    database: db.database,
  })
  for (const url of ['/api/levels', '/identity/me', '/docs'])
    expect((await portal.inject(url)).statusCode).toBe(404)
  expect((await portal.inject('/healthz')).statusCode).toBe(200)
  await portal.close()
})

test('a failure of the server shows nothing of it', async () => {
  const lines: string[] = []
  const broken = await build({}, lines)
  await db.owner.query('alter function companies_of_user(bigint) rename to away')
  await db.superuser.query(
    `insert into users (id, login, full_name, password_hash) values (1, 'some.one', 'Một Người', 'x')`,
  )
  await db.superuser.query(`insert into sessions (user_id, token_hash) values (1, sha256($1))`, [
    't'.repeat(43),
  ])
  const answer = await broken.inject({
    url: '/identity/me/companies',
    headers: { authorization: `Bearer ${'t'.repeat(43)}` },
  })
  await broken.close()
  expect([answer.statusCode, answer.json()]).toEqual([
    500,
    {
      success: false,
      message: 'Có lỗi xảy ra, vui lòng thử lại sau.',
      request_id: expect.any(String) as string,
    },
  ])
  expect(lines.some((line) => line.includes('"code":"42883"'))).toBe(true)
  expect(lines.join('')).not.toContain('companies_of_user')
})
