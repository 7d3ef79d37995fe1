import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Break } from './break.ts'
import { breaksOfAccess } from './breaks-of-access.ts'
import { breaksOfData } from './breaks-of-data.ts'

/**
 * Breaks the product on purpose, one slip after the other, and says which of them the tests notice. Run by hand in a
 * checkout in which nothing else is at work: `node tests/mutations/main.ts [area or words …]`. With `--check` it only
 * looks whether each piece of source is still there once.
 */

const root = join(import.meta.dirname, '../..')
const wanted = process.argv.slice(2).filter((word) => word !== '--check')
const onlyChecks = process.argv.includes('--check')

type Outcome = 'caught' | 'NOT CAUGHT' | 'not found once'

const chosen = Object.entries({ ...breaksOfAccess, ...breaksOfData }).flatMap(([area, ofArea]) =>
  ofArea
    .filter(({ says }) => wanted.length === 0 || wanted.some((word) => area === word || says.includes(word)))
    .map((each) => ({ area, ...each })),
)
const outcomes = chosen.map((each) => {
  const outcome = outcomeOf(each)
  console.log(`${outcome.padEnd(14)} ${each.area.padEnd(12)} ${each.says}`)
  return outcome
})
const missed = outcomes.filter((outcome) => outcome !== 'caught').length
console.log(`${outcomes.length - missed} of ${outcomes.length}`)
process.exitCode = missed > 0 ? 1 : 0

function outcomeOf({ file, find, replace, tests }: Break): Outcome {
  const path = join(root, file)
  const source = readFileSync(path, 'utf8')
  if (source.split(find).length !== 2) return 'not found once'
  if (onlyChecks) return 'caught'
  const putBack = () => writeFileSync(path, source)
  process.once('SIGINT', putBack).once('SIGTERM', putBack)
  try {
    writeFileSync(
      path,
      source.replace(find, () => replace),
    )
    return tests.every((test) => passes(test)) ? 'NOT CAUGHT' : 'caught'
  } finally {
    putBack()
    process.off('SIGINT', putBack).off('SIGTERM', putBack)
  }
}

/** Runs one test file until its first failure. */
function passes(test: string): boolean {
  const api = join(root, 'apps/api')
  const run = spawnSync(
    join(root, 'node_modules/.bin/vitest'),
    ['run', '--project', 'server', '--project', 'api', '--bail', '1', test.replace('apps/api/', '')],
    { cwd: api, encoding: 'utf8' },
  )
  if (run.status === 0) return true
  // A break is caught by a test that fails, or by a start that is refused, not by a file that is not there.
  if (run.stdout.includes('No test files found')) throw new Error(`${test} is no test file`)
  return false
}
