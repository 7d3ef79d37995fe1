import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { assert, constantFrom, property, string } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Refusal } from './db/refusal.ts'
import { SettingsError, readSettings, settingsTable } from './settings.ts'

function mistakesIn(environment: NodeJS.ProcessEnv): string[] {
  try {
    readSettings(environment)
    return []
  } catch (error) {
    if (error instanceof SettingsError) return error.message.split('\n')
    throw error
  }
}

const repository = join(import.meta.dirname, '../../..')

describe('settings', () => {
  test('stand in the README as they are in the table', () => {
    const readme = readFileSync(join(repository, 'README.md'), 'utf8')
    const rows = readme.split('\n').filter((line) => /^\| `[A-Z\d_]+` \|/.test(line))
    const expected = Object.values(settingsTable).map(({ name, fallback, about }) => {
      const shown = fallback?.replace(`${repository}/`, '')
      return `| \`${name}\` | ${shown ? `\`${shown}\`` : ''} | ${about} |`
    })
    expect(rows).toEqual(expected)
  })

  test('have a value each when nothing is set', () => {
    expect(readSettings({})).toMatchObject({
      host: 'localhost',
      port: 4000,
      portalPort: 4100,
      portalUrl: 'http://localhost:4100',
      allowedOrigins: [],
      trustProxy: [],
      sessionIdleMinutes: 60,
      sessionHours: 12,
      logLevel: 'info',
    })
    expect(readSettings({}).dataDir).toMatch(/\/\.data$/)
    expect(readSettings({}).demo).toBeUndefined()
  })

  test('set to nothing count as not set', () => {
    expect(readSettings({ PORT: '', DATABASE_URL: '', DEMO: '' })).toEqual(readSettings({}))
  })

  test.for<[string, string, keyof typeof settingsTable, unknown]>([
    ['PORT', '8080', 'port', 8080],
    ['METRICS_PORT', '9100', 'metricsPort', 9100],
    ['HOST', '0.0.0.0', 'host', '0.0.0.0'],
    ['DEMO', '0', 'demo', false],
    ['DATABASE_URL', 'postgres://app:x@db:5432/nhansu', 'databaseUrl', 'postgres://app:x@db:5432/nhansu'],
    [
      'ALLOWED_ORIGINS',
      'https://a.example.com, https://b.example.com:8443',
      'allowedOrigins',
      ['https://a.example.com', 'https://b.example.com:8443'],
    ],
    ['PORTAL_URL', 'https://tuyendung.example.com/', 'portalUrl', 'https://tuyendung.example.com'],
    ['TRUST_PROXY', '10.0.0.0/8,::1', 'trustProxy', ['10.0.0.0/8', '::1']],
    ['LOG_LEVEL', 'silent', 'logLevel', 'silent'],
  ])('%s=%s is taken', ([name, text, key, value]) => {
    expect(readSettings({ [name]: text })[key]).toEqual(value)
  })

  test.for([
    ['PORT', '0'],
    ['PORT', '65536'],
    ['PORT', '4000abc'],
    ['PORT', '-1'],
    ['PORT', '1e3'],
    ['PORTAL_PORT', '0x10'],
    ['METRICS_PORT', 'on'],
    ['HOST', 'hai máy'],
    ['HOST', 'http://localhost'],
    ['DEMO', 'yes'],
    ['DATABASE_URL', 'mysql://app:x@db/nhansu'],
    ['DATABASE_URL', 'postgres://db/nhansu'],
    ['DATABASE_URL', 'postgres://app:x@db'],
    ['ALLOWED_ORIGINS', '*'],
    ['ALLOWED_ORIGINS', 'https://a.example.com/path'],
    ['PORTAL_URL', 'tuyendung.example.com'],
    ['COMPANY_APPS_URL', 'javascript:alert(1)'],
    ['COMPANY_NAME', 'Một\nHai'],
    ['LOG_LEVEL', 'loud'],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['SESSION_IDLE_MINUTES', '0'],
    ['SESSION_HOURS', '169'],
  ] as const)('%s=%s is one sentence that begins with the name', ([name, text]) => {
    const [mistake, ...others] = mistakesIn({ [name]: text })
    expect(mistake).toMatch(new RegExp(`^${name} phải .*\\.$`))
    expect(others).toEqual([])
  })

  test('show every mistake at once', () => {
    expect(mistakesIn({ PORT: 'a', DEMO: 'b', LOG_LEVEL: 'c' })).toHaveLength(3)
  })

  test('never show what was written, which may be a password', () => {
    expect(mistakesIn({ DATABASE_URL: 'postgres//app:bimat@db/nhansu' }).join()).not.toContain('bimat')
  })

  test('that contradict each other are refused', () => {
    expect(mistakesIn({ PORT: '5000', PORTAL_PORT: '5000' })).toEqual([
      'PORT, PORTAL_PORT và METRICS_PORT phải khác nhau.',
    ])
    expect(mistakesIn({ DATABASE_OWNER_URL: 'postgres://owner:x@db/nhansu' })).toHaveLength(1)
  })

  test('whatever is written, are read or refused in words', () => {
    const names = Object.values(settingsTable).map(({ name }) => name)
    assert(
      property(constantFrom(...names), string({ unit: 'binary', minLength: 1 }), (name, text) => {
        try {
          readSettings({ [name]: text })
        } catch (error) {
          expect(error).toBeInstanceOf(Refusal)
        }
      }),
    )
  })
})
