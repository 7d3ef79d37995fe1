import { stripVTControlCharacters } from 'node:util'

/**
 * How a tool begins what it says of one failure, and how many lines say it: vitest, Playwright, tsc. A mark in a list of tests says
 * only which one it was.
 */
const beginnings: readonly [begins: RegExp, lines: number][] = [
  [/^FAIL\s/, 14],
  [/^\d+\) .*›/, 14],
  [/^⎯+ Unhandled/, 14],
  [/error TS\d+:/, 3],
  [/^[×✘]/, 1],
]

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
  for (const [index, line] of lines.entries()) {
    const [, length = 0] = beginnings.find(([begins]) => begins.test(line.trim())) ?? []
    until = Math.max(until, length > 0 ? index + length : 0)
    if (index < until && line.trim() !== '') told.push(line)
  }
  return told.length > 0 ? told.slice(0, linesAtMost) : lines.filter((line) => line.trim() !== '').slice(-40)
}
