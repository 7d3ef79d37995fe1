import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { breakingChanges, surfaceOf } from './contract-surface.ts'
import type { Document } from './operation-table.ts'

const root = join(import.meta.dirname, '../../..')
const folder = 'packages/sdk/src/generated'

/**
 * Says what of the contract would break a program that was built upon the last release, and fails when no changeset
 * calls it a major change. A release is a tag `@nhansu/sdk@1.2.3`; another commit can be named.
 */
function main([named]: readonly string[]): void {
  const release = named ?? lastRelease()
  if (release === undefined) return console.log('Nothing has been released yet, so nothing can break.')
  const broken = ['product', 'identity'].flatMap((api) => {
    const before = JSON.parse(git('show', `${release}:${folder}/${api}.json`)) as Document
    const now = JSON.parse(readFileSync(join(root, folder, `${api}.json`), 'utf8')) as Document
    return breakingChanges(surfaceOf(before), surfaceOf(now))
  })
  console.log([`Since ${release}, ${broken.length} changes break programs.`, ...broken].join('\n'))
  if (broken.length > 0 && !isCalledMajor()) {
    console.log('No changeset says so: a major one for @nhansu/sdk is missing.')
    process.exitCode = 1
  }
}

function lastRelease(): string | undefined {
  const [newest = ''] = git('tag', '--list', '@nhansu/sdk@*', '--sort=-v:refname').split('\n')
  return newest === '' ? undefined : newest
}

/** Before 1.0 a minor version may break, as semantic versioning has it. */
function isCalledMajor(): boolean {
  const { version } = JSON.parse(readFileSync(join(root, 'packages/sdk/package.json'), 'utf8')) as {
    version: string
  }
  const enough = version.startsWith('0.') ? /'@nhansu\/sdk': (major|minor)/ : /'@nhansu\/sdk': major/
  return globSync('.changeset/*.md', { cwd: root }).some((path) =>
    enough.test(readFileSync(join(root, path), 'utf8')),
  )
}

function git(...words: string[]): string {
  return execFileSync('git', words, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
}

main(process.argv.slice(2))
