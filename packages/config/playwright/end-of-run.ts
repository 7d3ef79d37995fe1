import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'
import { basename } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { slowestFiles } from '../slowest-files.ts'

/** Lines of an error that say what was waited for and what was there instead. */
const LINES_OF_AN_ERROR = 25

/** Tells at the end of a run, where a log that is cut still shows it: the slowest files of a whole run, then each test that failed with its reason. */
export default class EndOfRun implements Reporter {
  readonly #milliseconds = new Map<string, number>()
  readonly #failed = new Map<TestCase, string>()

  onTestEnd(test: TestCase, { duration, status, errors }: TestResult): void {
    const file = basename(test.location.file)
    this.#milliseconds.set(file, (this.#milliseconds.get(file) ?? 0) + duration)
    if (status === 'passed' || status === 'skipped') return
    const reasons = errors.map(({ message = '', snippet = '' }) => `${message}\n${snippet}`).join('\n')
    this.#failed.set(test, firstLines(stripVTControlCharacters(reasons)))
  }

  onEnd(): void {
    for (const line of slowestFiles(this.#milliseconds)) console.log(line)
    for (const [{ location, title }, reason] of this.#failed)
      console.log(`\nFailed: ${basename(location.file)}:${location.line} ${title}\n${reason}`)
  }
}

function firstLines(text: string): string {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, LINES_OF_AN_ERROR)
    .join('\n')
}
