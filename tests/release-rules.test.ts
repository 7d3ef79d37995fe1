import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { pendingChangesets } from '../packages/sdk/scripts/changesets.ts'
import { contractChanges, untoldChanges } from '../packages/sdk/scripts/contract-changes.ts'
import { released, versionOf, writeVersions } from '../packages/sdk/scripts/release/write-versions.ts'
import { filesOfRepository, root, textOf } from './repository.ts'

test('what of the contract is otherwise than in the last release is told by changesets', () => {
  const changes = contractChanges(join(root, 'packages/sdk'))
  expect(untoldChanges(changes, pendingChangesets(root), versionOf(root))).toEqual([])
})

test('what people notice has one version, which answers and requests say', () => {
  const versions = new Set(released.map((place) => versionOf(root, place)))
  expect([...versions]).toEqual([versionOf(root)])
  expect(textOf('packages/sdk/src/generated/version.ts')).toContain(JSON.stringify(versionOf(root)))
})

test('a changeset is about packages that are released, and has words', () => {
  const names = released.map(
    (place) => (JSON.parse(textOf(`${place}/package.json`)) as { name: string }).name,
  )
  const odd = pendingChangesets(root).filter(
    ({ sizes, text }) =>
      text === '' ||
      Object.keys(sizes).length === 0 ||
      Object.keys(sizes).some((name) => !names.includes(name)),
  )
  expect(odd.map(({ name }) => name)).toEqual([])
})

test('the waiting changesets make a release of all packages', () => {
  const copy = mkdtempSync(join(tmpdir(), 'nhansu-release-'))
  const manifests = filesOfRepository(
    'package.json',
    'CHANGELOG.md',
    '.changeset/config.json',
    '.changeset/changelog.ts',
  )
  const waiting = filesOfRepository('.md').filter((path) => path.startsWith('.changeset/'))
  for (const path of [...manifests, ...waiting, 'pnpm-workspace.yaml']) {
    mkdirSync(dirname(join(copy, path)), { recursive: true })
    cpSync(join(root, path), join(copy, path))
  }
  writeFileSync(
    join(copy, '.changeset/one-more.md'),
    "---\n'@nhansu/sdk': minor\n'@nhansu/web': patch\n---\n\nSay one thing more.\n",
  )
  execFileSync('git', ['init', '--quiet'], { cwd: copy })
  try {
    writeVersions(copy)
    const [next = '', ...others] = released.map((place) => versionOf(copy, place))
    expect(next).not.toBe(versionOf(root))
    expect(new Set(others)).toEqual(new Set([next]))
    const log = readFileSync(join(copy, 'packages/sdk/CHANGELOG.md'), 'utf8')
    expect(log).toMatch(new RegExp(`^# @nhansu/sdk\\n\\n## ${next.replaceAll('.', '\\.')}\\n`))
    expect(log).toContain('\n- Say one thing more.\n')
    expect(pendingChangesets(copy)).toEqual([])
    expect(existsSync(join(copy, '.changeset/README.md'))).toBe(true)
  } finally {
    rmSync(copy, { recursive: true })
  }
})
