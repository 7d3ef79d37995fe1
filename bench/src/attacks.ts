import { readFileSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { bomb, picture } from '@nhansu/api/files/testing/pictures.ts'
import { openForCommand } from '@nhansu/api/start/database.ts'
import { readSettings } from '@nhansu/api/settings.ts'
import { memoryOf } from '@nhansu/config/playwright/process-memory'
import { Client } from 'pg'
import { environmentOf, fill, type Product, startProduct } from './product.ts'

const PORT = 24_730
const OFFICE = 500
const GUESSED = 200
/** Where the one who guesses sits, and the office whose people sign in. */
const attacker = '127.0.0.2'
const office = '127.0.0.3'
const wrong = 'một câu hoàn toàn khác'

interface SignIn {
  login: string
  password: string
  from: string
  cookie?: string
}

/**
 * `npm run bench:attacks`: how many right passwords get in while an address guesses, how many guesses are looked at, and
 * what six pictures at once cost. Everything goes to loopback.
 */
const environment = environmentOf('attacks', PORT)
await fill(environment, 3_000)
const product = await startProduct(environment)
const opened = await openForCommand(readSettings(environment), 'bench')
const owner = new Client({ connectionString: opened.urls.owner })
await owner.connect()
const officePassword = await addOffice()
try {
  await measureSignIns()
  await measurePictures(product)
} finally {
  await owner.end()
  await opened.close()
  await product.stop()
}

async function measureSignIns(): Promise<void> {
  console.log(
    `\nSign-ins\n\n| case | tried | got in | looked at and wrong | held | s |\n|---|---|---|---|---|---|`,
  )
  const people = Array.from({ length: OFFICE }, (_, nth) => loginOf(nth))
  const guesses = people.slice(0, GUESSED).map((login) => ({ login, password: wrong, from: attacker }))
  const right = (from: string) => people.map((login) => ({ login, password: officePassword, from }))

  await row('right passwords of one office, sixteen at once', right(office))
  await row('the same, five hundred in one moment', right(office), { atOnce: OFFICE })
  await row('guesses over accounts, one each', guesses)
  const known = { login: loginOf(OFFICE - 1), password: officePassword, from: attacker }
  const cookie = (await signIn(known)).cookie
  await row('guesses with a known browser’s own sign-in after each: the guesses', guesses, {
    atOnce: 1,
    between: async () => void (await signIn({ ...known, ...(cookie && { cookie }) })),
  })
  await Promise.all([
    row('right passwords of an office while another address guesses', right(office), { fresh: false }),
    signInAll(guesses, {}),
  ])
}

interface Manner {
  /** Sixteen, unless it is said otherwise. */
  atOnce?: number
  /** What is done after each try, before the next. */
  between?: () => Promise<void>
}

/** Signs in as told, begun without any earlier misses unless they stay, and prints what came of it. */
async function row(
  name: string,
  tries: readonly SignIn[],
  { fresh = true, ...manner }: Manner & { fresh?: boolean } = {},
): Promise<void> {
  if (fresh) await owner.query('delete from sign_in_attempts')
  const before = performance.now()
  const codes = await signInAll(tries, manner)
  const count = (code: number) => codes.filter((each) => each === code).length
  const seconds = ((performance.now() - before) / 1000).toFixed(1)
  console.log(`| ${name} | ${tries.length} | ${count(200)} | ${count(401)} | ${count(429)} | ${seconds} |`)
}

async function signInAll(tries: readonly SignIn[], { atOnce = 16, between }: Manner): Promise<number[]> {
  const codes: number[] = []
  const waiting = [...tries]
  async function go(): Promise<void> {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      codes.push((await signIn(next)).code)
      await between?.()
    }
  }
  await Promise.all(Array.from({ length: atOnce }, go))
  return codes
}

function signIn({ login, password, from, cookie }: SignIn): Promise<{ code: number; cookie?: string }> {
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        port: PORT,
        host: '127.0.0.1',
        localAddress: from,
        method: 'POST',
        path: '/identity/login',
        headers: { 'content-type': 'application/json', ...(cookie && { cookie }) },
      },
      (answer) => {
        answer.resume()
        const set = answer.headers['set-cookie']?.[0]?.split(';', 1)[0]
        answer.on('end', () => resolve({ code: answer.statusCode ?? 0, ...(set && { cookie: set }) }))
      },
    )
    sent.on('error', reject)
    sent.end(JSON.stringify({ login, password }))
  })
}

/** People of one office with the password of the demo's administrator, which is answered. */
async function addOffice(): Promise<string> {
  const [login = '', ofAdministrator = ''] = readFileSync(
    join(environment['DATA_DIR'] ?? '', 'demo.txt'),
    'utf8',
  ).split(/\s+/)
  await owner.query(
    `with made as (
       insert into users (login, full_name, password_hash)
       select 'van.phong' || nth, 'Người văn phòng', u.password_hash
       from generate_series(0, ${OFFICE - 1}) nth, users u where u.login = $1
       on conflict do nothing returning id
     )
     insert into memberships (user_id, company_id) select id, 2 from made`,
    [login],
  )
  return ofAdministrator
}

function loginOf(nth: number): string {
  return `van.phong${nth}`
}

async function measurePictures({ port, pid, token }: Product): Promise<void> {
  console.log(
    `\nPictures, six at once\n\n| case | answers | ms | more memory at the most, MB |\n|---|---|---|---|`,
  )
  for (const [name, content] of [
    ['16,000,000 × 1', bomb(16_000_000, 1)],
    ['30,000 × 30,000 that are not there', bomb(30_000)],
    ['4,000 × 4,000', await picture(4_000, 4_000)],
  ] as const) {
    resetPeak(pid)
    const start = liveMemoryOf(pid)
    const before = performance.now()
    const answers = await Promise.all(
      Array.from({ length: 6 }, async () => {
        const body = new FormData()
        body.set('file', new File([new Uint8Array(content)], 'anh.png', { type: 'image/png' }))
        const answer = await fetch(`http://127.0.0.1:${port}/api/company/logo`, {
          method: 'POST',
          headers: { authorization: `Bearer ${token}` },
          body,
        })
        await answer.arrayBuffer()
        return answer.status
      }),
    )
    const ms = (performance.now() - before).toFixed(0)
    const more = (liveMemoryOf(pid, 'most') - start).toFixed(0)
    console.log(
      `| ${name} (${(content.length / 1000).toFixed(0)} kB) | ${answers.join(', ')} | ${ms} | ${more} |`,
    )
  }
}

/** @throws Error for a product that is gone: what has died of a picture must not read as one that took no memory */
function liveMemoryOf(pid: number, when?: 'most'): number {
  const megabytes = memoryOf(pid, when)
  if (megabytes === 0) throw new Error('the product is gone')
  return megabytes
}

/** Lets Linux count the peak of a process anew. */
function resetPeak(pid: number): void {
  writeFileSync(`/proc/${pid}/clear_refs`, '5')
}
