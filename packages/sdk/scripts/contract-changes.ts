import { join } from 'node:path'
import { pendingChangesets, type Changeset } from './changesets.ts'
import { additions, breakingChanges, type Difference } from './contract-differences.ts'
import { surfaceOf } from './contract-surface.ts'
import { versionOf } from './release/write-versions.ts'
import { apis, contractOfToday, releasedContract } from './released-contract.ts'

const ours = '@nhansu/sdk'

/** What of the contract is otherwise than in the last release. */
export interface ContractChanges {
  breaking: Difference[]
  /** Places that are there now and were not. */
  added: string[]
}

/** What of the contract is otherwise than in the last release, of which the package's `released` folder keeps it. */
export function contractChanges(root: string): ContractChanges {
  const both = apis.flatMap((api) => {
    const before = releasedContract(root, api)
    return before ? [[surfaceOf(before), surfaceOf(contractOfToday(root, api))] as const] : []
  })
  return {
    breaking: both.flatMap(([before, now]) => breakingChanges(before, now)),
    added: both.flatMap(([before, now]) => additions(before, now)),
  }
}

/**
 * What the waiting changesets fail to say of these changes, in sentences; none when they say all.
 *
 * What breaks programs is told by a changeset of the right size that names the operation, `levels.store`, or all of its
 * resource, `levels.*`, so that whoever moves to the next version reads of it. Before 1.0 a minor version may break, as
 * semantic versioning has it.
 */
export function untoldChanges(
  { breaking, added }: ContractChanges,
  changesets: readonly Changeset[],
  version: string,
): string[] {
  const breakingSizes = version.startsWith('0.') ? ['major', 'minor'] : ['major']
  const large = changesets.filter(({ sizes }) => breakingSizes.includes(sizes[ours] ?? ''))
  const untold = breaking
    .filter(({ operation }) => !large.some(({ text }) => names(text, operation)))
    .map(
      ({ operation, says }) =>
        `${says}, which breaks programs, and no ${breakingSizes.join(' or ')} changeset of ${ours} names \`${operation}\``,
    )
  const isGrowthTold = changesets.some(({ sizes }) => ['major', 'minor'].includes(sizes[ours] ?? ''))
  const [first] = added
  return first === undefined || isGrowthTold
    ? untold
    : [...untold, `${first} is new (${added.length} places are), and no minor changeset of ${ours} waits`]
}

function names(text: string, operation: string): boolean {
  const resource = operation.slice(0, operation.indexOf('.'))
  return text.includes(`\`${operation}\``) || text.includes(`\`${resource}.*\``)
}

if (import.meta.main) {
  const root = join(import.meta.dirname, '..')
  const repository = join(root, '../..')
  const changes = contractChanges(root)
  const version = versionOf(repository)
  const untold = untoldChanges(changes, pendingChangesets(repository), version)
  console.log(
    [
      `Since ${version}, ${changes.breaking.length} changes break programs and ${changes.added.length} places are new.`,
      ...changes.breaking.map(({ says }) => `breaks: ${says}`),
      ...changes.added.map((place) => `new: ${place}`),
      ...untold.map((says) => `MISSING: ${says}`),
    ].join('\n'),
  )
  if (untold.length > 0) process.exitCode = 1
}
