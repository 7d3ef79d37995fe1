import type { FastifyInstance, InjectOptions } from 'fastify'
import { type Data, type Input, type OperationId, operations } from '@nhansu/sdk/contract'
import { afterAll, beforeAll } from 'vitest'
import { buildStaffApp } from '../app.ts'
import { hashOf, newToken } from '../contract/session.ts'
import { readSettings } from '../settings.ts'
import { checkAnswer } from './check-answer.ts'
import { sentBody } from './sent-body.ts'
import { type TestDatabase, testDatabase } from './database.ts'
import { throwAwayHome } from './throw-away-home.ts'
import { type PersonName, people } from './group.ts'

/** What came back: the status, the parsed envelope and the headers. */
export interface Answer<D = unknown> {
  status: number
  headers: Readonly<Record<string, unknown>>
  text: string
  /** The same as it came, for answers that are files. */
  bytes: Buffer
  body: {
    success: boolean
    message: string
    data: D
    errors?: Record<string, string[]>
    request_id?: string
  }
}

/** Calls operations as one person, in process. Every answer is held against the contract on the way back. */
export interface Person {
  token: string
  call: <Id extends OperationId>(
    id: Id,
    input?: Input<Id>,
    headers?: Record<string, string>,
  ) => Promise<Answer<Data<Id>>>
  /** For what a typed call cannot say. */
  request: (request: InjectOptions) => Promise<Answer>
}

export interface TestApi {
  readonly app: FastifyInstance
  readonly db: TestDatabase
  /** The data folder, gone after the tests. */
  readonly dataDir: string
  /** A person with a new session; in company 1, or in 2 for people who belong to 2 alone. */
  as: (name: PersonName) => Promise<Person>
  /** Somebody with this token, or with none. */
  withToken: (token: string | undefined) => Person
  close: () => Promise<void>
}

/** A test asks in seconds what a person asks in a day. */
const unhurried = {
  REQUESTS_A_MINUTE: '1000000000',
  FILE_REQUESTS_A_MINUTE: '1000000000',
  REFUSALS_A_MINUTE: '1000000000',
}

const prefixes = { product: '/api', identity: '/identity' } as const

/** The walls between companies that stand: both, or all but row-level security, or all but the queries' conditions. */
export type Walls = 'both' | 'no-rls' | 'no-scope'

/**
 * The staff app on a database of its own with the two companies of `group.ts`.
 * @param environment adds settings
 * @param walls as `TEST_WALLS` says, where the whole suite runs with one of them down
 */
export async function testApi(
  environment: NodeJS.ProcessEnv = {},
  walls: Walls = wallsOfRun(),
): Promise<TestApi> {
  const db = await testDatabase(walls === 'no-rls' ? 'arranged without row-level security' : 'arranged')
  const data = throwAwayHome()
  const settings = readSettings({
    LOG_LEVEL: process.env['TEST_LOG_LEVEL'] ?? 'silent',
    DATA_DIR: data.home,
    ...unhurried,
    ...environment,
  })
  const app = await buildStaffApp({ settings, database: db.database, scoped: walls !== 'no-scope' })
  const withToken = (token: string | undefined): Person => personOn(app, token)
  return {
    app,
    db,
    dataDir: settings.dataDir,
    withToken,
    as: async (name) => withToken(await sessionOf(db, name)),
    close: async () => {
      await app.close()
      await db.close()
      data.remove()
    },
  }
}

function wallsOfRun(): Walls {
  const said = process.env['TEST_WALLS']
  return said === 'no-rls' || said === 'no-scope' ? said : 'both'
}

/** The API of a whole test file: made before its first test, closed after its last. */
export function apiForFile(
  environment: () => NodeJS.ProcessEnv = () => ({}),
  walls?: Walls,
): Omit<TestApi, 'close'> {
  let made: TestApi
  beforeAll(async () => {
    made = await testApi(environment(), walls)
  })
  afterAll(() => made.close())
  return {
    get app() {
      return made.app
    },
    get db() {
      return made.db
    },
    get dataDir() {
      return made.dataDir
    },
    as: (name) => made.as(name),
    withToken: (token) => made.withToken(token),
  }
}

async function sessionOf({ superuser }: TestDatabase, name: PersonName): Promise<string> {
  const token = newToken()
  const { login, companies } = people[name]
  const [first = null] = Object.keys(companies)
  await superuser.query(
    'insert into sessions (token_hash, user_id, company_id) select $1, id, $2 from users where login = $3',
    [hashOf(token), first, login],
  )
  return token
}

function personOn(app: FastifyInstance, token: string | undefined): Person {
  const request = async (options: InjectOptions): Promise<Answer> => {
    const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` }
    const response = await app.inject({ ...options, headers: { ...authorization, ...options.headers } })
    const isJson = String(response.headers['content-type']).startsWith('application/json')
    return {
      status: response.statusCode,
      headers: response.headers,
      text: response.body,
      bytes: response.rawPayload,
      body: isJson ? response.json() : {},
    } as Answer
  }
  return {
    token: token ?? '',
    request,
    call: async (id, input, headers = {}) => {
      // Each operation has some of these three; which ones its type has already said.
      const { path = {}, query = {}, body } = (input ?? {}) as Parts
      const answer = await request({
        method: operations[id].method,
        url: `${prefixes[operations[id].api]}${fillPath(operations[id].path, path)}${writeQuery(query)}`,
        ...withHeaders(await sentBody(id, body), headers),
      })
      checkAnswer(id, answer.status, answer.body)
      // Checked just now.
      return answer as Answer<Data<typeof id>>
    },
  }
}

function withHeaders({ headers, ...rest }: InjectOptions, more: Record<string, string>): InjectOptions {
  return { ...rest, headers: { ...headers, ...more } }
}

interface Parts {
  path?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: unknown
}

function fillPath(path: string, values: Record<string, unknown>): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values[name])))
}

function writeQuery(query: Record<string, unknown>): string {
  const pairs = Object.entries(query).map(
    ([name, value]) => `${name}=${encodeURIComponent(writeValue(value))}`,
  )
  return pairs.length > 0 ? `?${pairs.join('&')}` : ''
}

function writeValue(value: unknown): string {
  if (Array.isArray(value)) return value.join(',')
  return typeof value === 'string' ? value : JSON.stringify(value)
}
