import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parse } from 'yaml'
import { describe, expect, test } from 'vitest'
import { filesOfRepository, root, textOf } from './repository.ts'

type Schema = {
  properties?: Record<string, Schema>
  items?: Schema
  $ref?: string
  example?: unknown
  type?: unknown
}
type Bundle = { paths: Record<string, Record<string, Bundled>> }
type Bundled = { operationId: string; 'x-access'?: unknown; responses: object }
/** As it is written; one of a standard set says only what is not generated. */
type Written = { operationId?: string }

const resourceFiles = filesOfRepository('.yaml').filter((path) =>
  /^packages\/sdk\/openapi\/(product\/[^/]+|identity)\/(?!openapi\.yaml)[^/]+\.yaml$/.test(path),
)
const sharedFiles = filesOfRepository('.yaml').filter((path) =>
  /^packages\/sdk\/openapi\/shared\/(envelope|filters|permissions|catalogue)\.yaml$/.test(path),
)

function parsed(path: string): Record<string, Record<string, unknown>> {
  return parse(textOf(path))
}

function operationsOf(path: string): Written[] {
  return Object.entries(parsed(path))
    .filter(([key]) => !['schemas', 'responses', 'requestBodies', 'parameters'].includes(key))
    .flatMap(
      ([, item]) => ['get', 'post', 'put', 'delete'].flatMap((method) => item[method] ?? []) as Written[],
    )
}

/** The operations of a bundle; those of standard sets and workbooks stand nowhere else. */
function operationsIn(api: 'product' | 'identity'): Bundled[] {
  const { paths } = JSON.parse(textOf(`packages/sdk/src/generated/${api}.json`)) as Bundle
  return Object.values(paths).flatMap((item) => Object.values(item))
}

const bundledOperations = [...operationsIn('product'), ...operationsIn('identity')]

function propertiesWithoutExample(name: string, schema: Schema): string[] {
  return Object.entries(schema.properties ?? {}).flatMap(([key, property]) => {
    const nested = propertiesWithoutExample(`${name}.${key}`, property)
    const explained =
      property.$ref !== undefined ||
      property.example !== undefined ||
      property.properties ||
      property.items ||
      !property.type
    return explained ? nested : [`${name}.${key}`, ...nested]
  })
}

describe('the description', () => {
  test('has resource files', () => expect(resourceFiles.length).toBeGreaterThan(4))

  test.each(resourceFiles)('%s: the operations carry its name', (path) => {
    const resource = basename(path, '.yaml').replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
    const written = operationsOf(path).flatMap(({ operationId }) => operationId?.split('.')[0] ?? [])
    expect(new Set([...written, resource])).toEqual(new Set([resource]))
    expect(bundledOperations.some(({ operationId }) => operationId.startsWith(`${resource}.`))).toBe(true)
  })

  test('names every schema once, because the bundler would rename the second', () => {
    const names = [
      ...resourceFiles.flatMap((path) => Object.keys(parsed(path)['schemas'] ?? {})),
      ...sharedFiles.flatMap((path) => Object.keys(parsed(path))),
    ]
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  })

  test.each(resourceFiles)('%s: every property has an example', (path) => {
    const schemas = (parsed(path)['schemas'] ?? {}) as Record<string, Schema>
    expect(
      Object.entries(schemas).flatMap(([name, schema]) => propertiesWithoutExample(name, schema)),
    ).toEqual([])
  })

  test('tells of every guarded operation what the guard and a busy server answer', () => {
    const guarded = operationsIn('product').filter((operation) => operation['x-access'] !== 'public')
    expect(guarded.length).toBeGreaterThan(0)
    for (const { operationId, responses } of guarded) {
      expect(Object.keys(responses), operationId).toEqual(
        expect.arrayContaining(['400', '401', '403', '409', '429', '503']),
      )
    }
  })

  test('passes its lint, as it is written and as it is bundled', () => {
    const bundles = ['../src/generated/product.json', '../src/generated/identity.json']
    for (const more of [[], ['--config=redocly-bundle.yaml', ...bundles]]) {
      execFileSync(
        process.execPath,
        [
          join(root, 'packages/sdk/node_modules/@redocly/cli/bin/cli.js'),
          'lint',
          '--format=summary',
          ...more,
        ],
        {
          cwd: join(root, 'packages/sdk/openapi'),
          stdio: 'pipe',
          env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
        },
      )
    }
  }, 60_000)

  test('generates what is committed', () => {
    const places = ['packages/sdk/src/generated', 'docs/own-calls.md']
    const inPlaces = (path: string) => places.some((place) => path === place || path.startsWith(`${place}/`))
    const contents = () =>
      new Map(
        filesOfRepository()
          .filter(inPlaces)
          .map((path) => [path, textOf(path)] as const),
      )
    const committed = contents()
    execFileSync(process.execPath, [join(root, 'packages/sdk/scripts/generate.ts')], { stdio: 'pipe' })
    const fresh = contents()
    for (const [path, text] of committed) writeFileSync(join(root, path), text)
    expect([...fresh.keys()]).toEqual([...committed.keys()])
    for (const [path, text] of fresh)
      expect(text === committed.get(path), `${path}: run npm run generate`).toBe(true)
  }, 120_000)
})
