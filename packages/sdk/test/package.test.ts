import { execFile, execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bundle } from './support/bundlers.ts'
import { installPacked, npm, typeErrors, type Packed } from './support/packed.ts'
import { startServer, type TestServer } from './support/server.ts'
import { installBy, nodes, resolveBeside, ways } from './support/ways-of-installing.ts'

const root = join(import.meta.dirname, '..')
/** Building, packing and installing start a dozen processes on a busy machine. */
const HANG_GUARD_MS = 300_000

let packed: Packed
beforeAll(() => {
  packed = installPacked(['@tanstack/react-query', 'react', '@types/react', '@types/node'])
}, HANG_GUARD_MS)
afterAll(() => packed.remove())

test('holds what runs and its sources, and nothing that is only for working on it', () => {
  const odd = packed.files.filter((name) => /test|scripts\/|examples\/|tsconfig|\.yaml$/.test(name))
  expect(odd).toEqual([])
  expect(packed.files).toContain('package/lib/client.js')
  expect(packed.files).toContain('package/lib/client.js.map')
  expect(packed.files).toContain('package/lib/generated/resources/levels.d.ts')
})

test('says nothing that only this workspace understands', () => {
  expect(JSON.stringify(packed.manifest)).not.toMatch(/catalog:|workspace:/)
  expect(packed.manifest).toMatchObject({
    type: 'module',
    sideEffects: false,
    engines: { node: expect.stringMatching(/^>=20/) },
    peerDependencies: { '@tanstack/react-query': expect.stringMatching(/^\^5/) },
  })
  expect(packed.manifest).not.toHaveProperty('devDependencies')
  expect(packed.manifest).not.toHaveProperty('scripts')
})

test('the folder of the sources refuses to be packed, and says what to pack', () => {
  expect(() => npm(['pack', '--dry-run'], root)).toThrow(/npm run build:sdk/)
})

test(
  'is what the linters of packages ask for',
  () => {
    const bin = (name: string, ...words: string[]) =>
      execFileSync(join(root, 'node_modules/.bin', name), words, { encoding: 'utf8', stdio: 'pipe' })
    expect(bin('publint', packed.tarball, '--strict')).toContain('All good')
    // It ends with an error of its own where a way of resolving finds something wrong. One entry stands for its kind.
    const entries = ['.', 'core', 'contract', 'query', 'resources/levels', 'generated/product.json']
    const attw = bin('attw', packed.tarball, '--profile', 'esm-only', '--entrypoints', ...entries)
    expect(attw).toContain('@nhansu/sdk/resources/levels')
  },
  HANG_GUARD_MS,
)

const server = `import { createClient, signIn, toArray } from '@nhansu/sdk'
import { createCoreClient } from '@nhansu/sdk/core'
import * as levels from '@nhansu/sdk/resources/levels'
const baseUrls = { product: process.argv[2] ?? '', identity: process.argv[2] ?? '' }
const client = createClient({ baseUrls })
export const names: string[] = (await toArray(client, 'levels.list', {}, { limit: 5 })).map(({ name }) => name)
const { level } = await levels.show(createCoreClient({ baseUrls }), { path: { id: 1 } })
const rank: number = level.rank
console.log(names.join(','), rank, typeof signIn)
`
const browser = `export * from './sign-in-and-list.js'
export * from './create-and-change.js'
export * from './react-hooks.js'
import { fieldFacts } from '@nhansu/sdk/field-facts/levels'
export const title: string = fieldFacts.titles.name
`

/** What a page loads that asks for a list alone. */
const clientAndOne = `export { createCoreClient } from '@nhansu/sdk/core'
export { list } from '@nhansu/sdk/resources/levels'
`

test.each([
  ['a server without the types of a browser', 'nodenext', ['es2023'], ['node'], ['server.ts']],
  ['a server that is bundled', 'bundler', ['es2023'], ['node'], ['server.ts']],
  ['a browser', 'bundler', ['es2023', 'dom', 'dom.iterable'], [], ['browser.ts']],
  ['a browser by nodenext', 'nodenext', ['es2023', 'dom', 'dom.iterable'], [], ['browser.ts']],
])(
  'type-checks strictly in %s',
  (_, moduleResolution, lib, types, files) => {
    const module = moduleResolution === 'bundler' ? 'preserve' : 'nodenext'
    cpSync(join(root, 'examples'), packed.project, { recursive: true })
    writeFileSync(join(packed.project, 'server.ts'), server)
    writeFileSync(join(packed.project, 'browser.ts'), browser)
    // The same beside it with one mistake, of which alone something is said: what passed was looked at.
    writeFileSync(join(packed.project, 'wrong-server.ts'), server.replace('rank: number', 'rank: string'))
    writeFileSync(join(packed.project, 'wrong-browser.ts'), browser.replace('title: string', 'title: number'))
    const wrong = files.map((name) => `wrong-${name}`)
    const said = typeErrors(packed.project, { module, moduleResolution, lib, types }, [...files, ...wrong])
    expect(said.split('\n').filter((line) => line.includes('error TS'))).toEqual(
      wrong.map((name) => expect.stringMatching(new RegExp(`${name}\\(\\d+,\\d+\\): error TS2322`))),
    )
  },
  HANG_GUARD_MS,
)

describe('installed and run', () => {
  const level = { id: 1, name: 'Đại học', rank: 60 }
  const script = server.replaceAll(/: (string\[\]|number)(?= =)/g, '')
  const said = 'Đại học 60 function'
  let answering: TestServer
  beforeAll(async () => {
    answering = await startServer(({ url }) => ({
      json: {
        success: true,
        message: '',
        data: url.endsWith('/1') ? { level } : { levels: [level], meta: {} },
      },
    }))
  })
  afterAll(() => answering.close())

  test.each(Object.keys(ways) as (keyof typeof ways)[])(
    'by %s',
    async (way) => {
      const run = await installBy(way, packed)
      expect(await run(script, answering.url)).toBe(said)
    },
    HANG_GUARD_MS,
  )

  test('by npm, on each Node that is here, without a word of warning', async () => {
    mkdirSync(join(packed.project, 'run'), { recursive: true })
    writeFileSync(join(packed.project, 'run/main.mjs'), script)
    const runs = nodes().map((node) =>
      promisify(execFile)(node, ['run/main.mjs', answering.url], { cwd: packed.project }),
    )
    for (const { stdout, stderr } of await Promise.all(runs))
      expect([stdout.trim(), stderr]).toEqual([said, ''])
  })

  test.each(['esbuild', 'vite'] as const)(
    'bundled by %s, with what it uses alone',
    async (bundler) => {
      const program = join(packed.project, `bundled-${bundler}.mjs`)
      writeFileSync(program, await bundle(bundler, packed.project, script))
      const { stdout } = await promisify(execFile)(process.execPath, [program, answering.url])
      expect(stdout.trim()).toBe(said)

      const page = await bundle(bundler, packed.project, clientAndOne)
      expect(brotliCompressSync(page).length).toBeLessThanOrEqual(6000)
    },
    HANG_GUARD_MS,
  )

  test('beside the oldest react-query that it works with, which stays', () => {
    expect(resolveBeside('5.62.0', packed)).toEqual(['5.62.0'])
  })

  test('beside one that it does not work with, npm says so', () => {
    expect(() => resolveBeside('4.36.1', packed)).toThrow(/ERESOLVE[^]*@tanstack\/react-query@"\^5\.62\.0"/)
  })
})
