import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { pendingChangesets } from '../changesets.ts'
import { contractChanges, untoldChanges } from '../contract-changes.ts'
import { keepContract } from '../released-contract.ts'
import { versionOf, writeVersions } from './write-versions.ts'

const root = join(import.meta.dirname, '../..')
const repository = join(root, '../..')

/**
 * Makes the change of a release: versions and change logs by the waiting changesets, and the contract that the next release
 * is compared with. Nothing is committed, so that it is read first.
 */
function prepare(): void {
  const changesets = pendingChangesets(repository)
  if (changesets.length === 0) return refuse(['No changeset waits: there is nothing to release.'])
  const open = execFileSync('git', ['status', '--porcelain'], { cwd: repository, encoding: 'utf8' })
  if (open !== '') return refuse(['Commit or put away what is open first:', open.trimEnd()])
  const untold = untoldChanges(contractChanges(root), changesets, versionOf(repository))
  if (untold.length > 0) return refuse(['The changesets do not say all that has changed:', ...untold])

  writeVersions(repository)
  // The client says its version in a header of each request.
  execFileSync(process.execPath, [join(root, 'scripts/generate.ts')], { stdio: 'inherit' })
  keepContract(root)
  const version = versionOf(repository)
  console.log(
    `${version} is written from ${changesets.length} changesets. Read the change logs, commit all as 'Release ${version}', ` +
      'and run `npm run release:sdk` on that commit.',
  )
}

function refuse(sentences: readonly string[]): void {
  console.error(sentences.join('\n'))
  process.exitCode = 1
}

prepare()
