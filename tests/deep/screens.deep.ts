import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { bounds } from './bounds.ts'
import { deepCase } from './deep-case.ts'

const root = join(import.meta.dirname, '../..')
const run = promisify(execFile)

/** What Playwright's report in JSON says of a whole run. */
interface Report {
  stats: { expected: number; unexpected: number }
}

deepCase(
  'every standard screen and the dark colours in the browser',
  bounds.screens.minutes,
  async (figure) => {
    const options = { cwd: root, maxBuffer: 64 * 1024 * 1024 }
    await run('npm', ['run', '-s', 'turbo', '--', 'run', 'build', '--output-logs=errors-only'], options)
    const tests = run(join(root, 'apps/web/node_modules/.bin/playwright'), ['test', '--reporter=json'], {
      ...options,
      cwd: join(root, 'apps/web'),
      env: { ...process.env, E2E_DEEP: '1' },
    })
    const { stdout } = await tests.catch((error: Error & { stdout?: string }) => {
      throw new Error(`the browser tests failed:\n${error.stdout ?? ''}`, { cause: error })
    })
    // Playwright's own reporter wrote it.
    const { stats } = JSON.parse(stdout) as Report
    if (stats.expected === 0) throw new Error('no test is marked @deep')
    figure('tests', stats.expected)
  },
)
