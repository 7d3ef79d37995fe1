import { basename, dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { settingsTable } from '../apps/api/src/settings.ts'
import { parts } from './parts.ts'
import { filesOfRepository, root, sourceFiles, textOf } from './repository.ts'

test('the README’s table of settings is the table that the server reads', () => {
  const rows = Object.values(settingsTable).map((setting) => {
    const fallback = 'fallback' in setting ? setting.fallback.replace(join(root, '/'), '') : ''
    return `| \`${setting.name}\` | ${fallback ? `\`${fallback}\`` : ''} | ${setting.about} |`
  })
  const table = /## Settings[^]*?\|---\|---\|---\|\n((?:\|.*\n)*)/.exec(textOf('README.md'))?.[1]
  expect(table?.trim().split('\n')).toEqual(rows)
})

test('the table of parts and budgets is the one by which `npm test` runs', () => {
  const rows = parts.map(({ name, what, budgetSeconds }) => `| ${name} | ${what} | ${budgetSeconds} |`)
  const table = /\| part \| what \|.*\n\|---\|---\|---\|\n((?:\|.*\n)*)/.exec(
    textOf('docs/performance.md'),
  )?.[1]
  expect(table?.trim().split('\n')).toEqual(rows)
})

const documents = filesOfRepository('.md')

test.each(documents)('%s: what it points at is there', (document) => {
  const files = filesOfRepository()
  const targets = [...textOf(document).matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, target = '']) =>
    join(dirname(document), target),
  )
  const missing = targets.filter(
    (target) => !files.some((file) => file === target || file.startsWith(`${target}/`)),
  )
  expect(missing).toEqual([])
})

/** The scripts that a file may write of: the repository's, and those of the package that the file belongs to. */
function scriptsFor(path: string): Set<string> {
  const [, own = ''] = /^((?:apps|packages)\/[^/]+\/)/.exec(path) ?? []
  const manifests = ['package.json', `${own}package.json`].map(
    (manifest) => JSON.parse(textOf(manifest)) as { scripts?: Record<string, string> },
  )
  return new Set(manifests.flatMap(({ scripts = {} }) => Object.keys(scripts)))
}

test('every command that is written of is a script, and the README tells of each once', () => {
  const named = [...documents, ...sourceFiles()].flatMap((path) =>
    [...textOf(path).matchAll(/`npm run ([\w:-]+)/g)].map(([, name = '']) => ({ path, name })),
  )
  expect(named.filter(({ path, name }) => !scriptsFor(path).has(name))).toEqual([])
  const told = [...textOf('README.md').matchAll(/^\| `npm run ([\w:-]+)/gm)].map(([, name]) => name)
  expect(told.filter((name, index) => told.indexOf(name) !== index)).toEqual([])
})

test('decisions are numbered one by one', () => {
  const files = documents.filter((path) => path.startsWith('docs/decisions/'))
  const numbers = files.map((path) => Number(/^# (\d{4}) /.exec(textOf(path))?.[1]))
  expect(numbers).toEqual(files.map((path) => Number(basename(path).slice(0, 4))))
  expect(numbers).toEqual(files.map((_, index) => index + 1))
})
