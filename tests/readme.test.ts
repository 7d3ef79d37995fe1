import { join } from 'node:path'
import { expect, test } from 'vitest'
import { settingsTable } from '../apps/api/src/settings.ts'
import { filesOfRepository, root, textOf } from './repository.ts'

test('the README’s table of settings is the table that the server reads', () => {
  const rows = Object.values(settingsTable).map((setting) => {
    const fallback = 'fallback' in setting ? setting.fallback.replace(join(root, '/'), '') : ''
    return `| \`${setting.name}\` | ${fallback ? `\`${fallback}\`` : ''} | ${setting.about} |`
  })
  const table = /## Settings[^]*?\|---\|---\|---\|\n((?:\|.*\n)*)/.exec(textOf('README.md'))?.[1]
  expect(table?.trim().split('\n')).toEqual(rows)
})

test('what README and CONTRIBUTING point at is there', () => {
  const files = new Set(filesOfRepository())
  for (const document of ['README.md', 'CONTRIBUTING.md', 'docs/architecture.md']) {
    const folder = document.includes('/') ? document.slice(0, document.lastIndexOf('/') + 1) : ''
    const targets = [...textOf(document).matchAll(/\]\((?!https?:)([^)#]+)\)/g)].map(
      ([, target]) => folder + target,
    )
    const missing = targets.filter(
      (target) => !files.has(target) && ![...files].some((file) => file.startsWith(`${target}/`)),
    )
    expect(missing, document).toEqual([])
  }
})

test('every command that the README names is a script', () => {
  const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Record<string, string> }
  const named = [...textOf('README.md').matchAll(/`npm run ([\w:-]+)/g)].map(([, name]) => name ?? '')
  expect(named.filter((name) => !(name in scripts))).toEqual([])
})
