import { stripVTControlCharacters } from 'node:util'

/** How a tool begins what it says of one failure: vitest, Playwright (in its list and its summary), tsc, oxlint, oxfmt. */
const beginnings = [/^FAIL\s/, /^\d+\) .*›/, /error TS\d+:/, /^[×✘]/, /^⎯+ (Unhandled|Failed)/]

const linesOfOne = 14
const linesAtMost = 120

/** One line as its tool wrote it: without colours, and without the task that turbo puts before it. */
function plain(line: string): string {
  return stripVTControlCharacters(line).replace(/^@?[\w/-]+:[\w:-]+: /, '')
}

/**
 * The lines that say what failed, out of all that a part printed: each failure with what stands below it, at most 120 lines;
 * the last lines where no failure can be told from the rest. What reads a check from afar often keeps the end of it only.
 */
export function failureLines(output: string): string[] {
  const lines = output.split('\n').map(plain)
  const told: string[] = []
  let until = 0
  lines.forEach((line, index) => {
    if (beginnings.some((beginning) => beginning.test(line.trim()))) until = index + linesOfOne
    if (index < until && line.trim() !== '') told.push(line)
  })
  return told.length > 0 ? told.slice(0, linesAtMost) : lines.filter((line) => line.trim() !== '').slice(-40)
}
