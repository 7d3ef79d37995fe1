import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { pendingChangesets } from '../changesets.ts'
import { contractChanges } from '../contract-changes.ts'
import { versionOf } from './write-versions.ts'

const root = join(import.meta.dirname, '../..')
const repository = join(root, '../..')

/** Packs the SDK of a release's commit and gives the commit its tag; what is sent to others is said and left to people. */
function packAndTag(): void {
  const reasons = notARelease()
  if (reasons.length > 0) {
    console.error(['This commit is no release; `npm run release:prepare` makes one:', ...reasons].join('\n'))
    process.exitCode = 1
    return
  }
  execFileSync(process.execPath, [join(root, 'scripts/build.ts')], { stdio: 'inherit' })
  execFileSync('npm', ['pack', '--silent', '--pack-destination', root, join(root, 'dist')], { stdio: 'pipe' })
  const version = versionOf(repository)
  const tag = `@nhansu/sdk@${version}`
  if (git('tag', '--list', tag) === '') git('tag', '--annotate', tag, '--message', `Release ${version}`)
  const tarball = `packages/sdk/nhansu-sdk-${version}.tgz`
  console.log(
    `${tarball} is packed and this commit is ${tag}. To hand both on: git push origin '${tag}' and npm publish ./${tarball}`,
  )
}

function notARelease(): string[] {
  const waiting = pendingChangesets(repository).length
  const { breaking, added } = contractChanges(root)
  const others = breaking.length + added.length
  return [
    ...(git('status', '--porcelain') === '' ? [] : ['- there are changes that are not committed']),
    ...(waiting === 0 ? [] : [`- ${waiting} changesets wait`]),
    ...(others === 0 ? [] : [`- the contract has ${others} changes since the last release`]),
  ]
}

function git(...words: string[]): string {
  return execFileSync('git', words, { cwd: repository, encoding: 'utf8' }).trim()
}

packAndTag()
