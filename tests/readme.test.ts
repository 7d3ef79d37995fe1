import { basename, dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { settingsTable } from '../apps/api/src/settings.ts'
import { filesOfRepository, root, sourceFiles, textOf } from './repository.ts'

test('the README’s table of settings is the table that the server reads', () => {
  const rows = Object.values(settingsTable).map((setting) => {
    const fallback = 'fallback' in setting ? setting.fallback.replace(join(root, '/'), '') : ''
    return `| \`${setting.name}\` | ${fallback ? `\`${fallback}\`` : ''} | ${setting.about} |`
  })
  const table = /## Settings[^]*?\|---\|---\|---\|\n((?:\|.*\n)*)/.exec(textOf('README.md'))?.[1]
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

test('every command that is written of is a script, and the README tells of each once', () => {
  const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Record<string, string> }
  const named = [...documents, ...sourceFiles()].flatMap((path) =>
    [...textOf(path).matchAll(/`npm run ([\w:-]+)/g)].map(([, name = '']) => ({ path, name })),
  )
  expect(named.filter(({ name }) => !(name in scripts))).toEqual([])
  const told = [...textOf('README.md').matchAll(/^\| `npm run ([\w:-]+)/gm)].map(([, name]) => name)
  expect(told.filter((name, index) => told.indexOf(name) !== index)).toEqual([])
})

test('decisions are numbered one by one', () => {
  const files = documents.filter((path) => path.startsWith('docs/decisions/'))
  const numbers = files.map((path) => Number(/^# (\d{4}) /.exec(textOf(path))?.[1]))
  expect(numbers).toEqual(files.map((path) => Number(basename(path).slice(0, 4))))
  expect(numbers).toEqual(files.map((_, index) => index + 1))
})
