import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'
import { basename } from 'node:path'
import { slowestFiles } from '../slowest-files.ts'

/** Names the slowest files at the end of a whole run. */
export default class SlowestFiles implements Reporter {
  readonly #milliseconds = new Map<string, number>()

  onTestEnd({ location }: TestCase, { duration }: TestResult): void {
    const file = basename(location.file)
    this.#milliseconds.set(file, (this.#milliseconds.get(file) ?? 0) + duration)
  }

  onEnd(): void {
    for (const line of slowestFiles(this.#milliseconds)) console.log(line)
  }
}
