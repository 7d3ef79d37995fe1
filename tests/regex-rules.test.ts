import { parseSync } from '@swc/core'
import { checkSync } from 'recheck'
import { expect, test } from 'vitest'
import { sourceFiles, textOf } from './repository.ts'

/** What meets text from outside: the server, and the client that it shares with the browser. */
const places = /^(apps\/api|packages\/sdk)\/src\/(?!generated\/|.*(test|testing)).*\.ts$/

/** Expressions that some text could make slow, and why no such text reaches them. */
const outOfReach = new Map([
  [
    String.raw`/"[^"\\]*(?:\\.[^"\\]*)*"(\s*:)?/g`,
    'reads what JSON.parse has read already: every quote has its end',
  ],
  [String.raw`/\..*$/`, 'a version number of a package of ours'],
  [String.raw`/^\s*BEGIN;$/m`, 'statements of the queue’s own plan'],
  [String.raw`/^\s*SET LOCAL [^;]*;$/gm`, 'statements of the queue’s own plan'],
  [String.raw`/^\s*COMMIT;$/m`, 'statements of the queue’s own plan'],
  [
    String.raw`/<(script|style|iframe|object|embed|svg|math|template|noscript|form|textarea|title|head)\b[\s\S]*?(?:<\/\1\s{0,9}>|$)/gi`,
    'ends at the latest where the text does, so the first match takes all that is left',
  ],
  [
    String.raw`/<a href="([^"]*)"[^>]*>(.*?)<\/a>/gs`,
    'reads what cleanHtml has written: every link has its end',
  ],
  [String.raw`/\/+$/`, 'settings of whoever runs the server'],
  [String.raw`/([A-Z]+)(\d+)/g`, 'the address of a range, written by us'],
  [String.raw`/^'+|'+$/g`, 'names of sheets, written by us'],
])

interface Expression {
  pattern: string
  flags: string
  file: string
}

function expressionsOf(file: string): Expression[] {
  const found: Expression[] = []
  const look = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    if ('type' in node && node.type === 'RegExpLiteral' && 'pattern' in node && 'flags' in node)
      found.push({ pattern: String(node.pattern), flags: String(node.flags), file })
    for (const part of Object.values(node)) look(part)
  }
  look(parseSync(textOf(file), { syntax: 'typescript', target: 'es2022' }))
  return found
}

/** Steps decide, not time: left to its own short limits the checker takes a busy machine for a slow expression. */
const limits = { timeout: 60_000, incubationTimeout: 60_000, attackTimeout: 60_000 }

test('no text from outside makes a regular expression slow', { timeout: 240_000 }, () => {
  const expressions = sourceFiles()
    .filter((file) => places.test(file))
    .flatMap(expressionsOf)
  expect(expressions.length).toBeGreaterThan(100)
  const slow = expressions.filter(({ pattern, flags }) => checkSync(pattern, flags, limits).status !== 'safe')
  const written = slow.map(({ pattern, flags, file }) => ({ file, expression: `/${pattern}/${flags}` }))
  expect(written.filter(({ expression }) => !outOfReach.has(expression))).toEqual([])
  expect(
    [...outOfReach.keys()].filter((known) => !written.some(({ expression }) => expression === known)),
  ).toEqual([])
})
