import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'vitest'
import type { Figure } from './deep-case.ts'

const api = join(import.meta.dirname, '../../apps/api')

/** What Vitest's JSON reporter writes, as far as it is needed here. */
interface Report {
  numTotalTests: number
  numPassedTests: number
  testResults: { name: string; assertionResults: { fullName: string; status: string }[] }[]
}

/**
 * Runs tests of the API in a process of their own, and fails with the names of those that failed.
 * @param args projects and files, as Vitest takes them
 */
export async function runApiSuite(
  args: readonly string[],
  environment: NodeJS.ProcessEnv,
  figure: Figure,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'nhansu-deep-'))
  const file = join(folder, 'report.json')
  try {
    const reporting = ['--reporter=json', `--outputFile=${file}`]
    const run = spawn('vitest', ['run', ...args, ...reporting], {
      cwd: api,
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    await new Promise((resolve) => run.once('exit', resolve))
    // Written by Vitest itself just now.
    const report = JSON.parse(readFileSync(file, 'utf8')) as Report
    figure('tests', report.numTotalTests)
    const failed = report.testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status }) => status === 'failed')
        .map(({ fullName }) => `${name.slice(api.length + 1)}: ${fullName}`),
    )
    expect(failed).toEqual([])
    expect(report.numPassedTests).toBe(report.numTotalTests)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
