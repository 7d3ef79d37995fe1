import { createRequire } from 'node:module'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseSync } from '@swc/core'
import { checkSync } from 'recheck'
import { expect, test } from 'vitest'
import { root, sourceFiles, textOf } from './repository.ts'

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
  written: string
  file: string
}

function expressionsOf(file: string): Expression[] {
  const found: Expression[] = []
  const look = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    if ('type' in node && node.type === 'RegExpLiteral' && 'pattern' in node && 'flags' in node) {
      const pattern = String(node.pattern)
      const flags = String(node.flags)
      found.push({ pattern, flags, written: `/${pattern}/${flags}`, file })
    }
    for (const part of Object.values(node)) look(part)
  }
  look(parseSync(textOf(file), { syntax: 'typescript', target: 'es2022' }))
  return found
}

/**
 * Steps decide, not time: left to its own short limits the checker takes a busy machine for a slow expression. What is
 * known to be slow needs no such patience: the checker thinks about some of it until its time is up.
 */
const limitsOf = ({ written }: Expression) => {
  const timeout = outOfReach.has(written) ? 1_000 : 60_000
  return { timeout, incubationTimeout: timeout, attackTimeout: timeout }
}

const { version: checker } = createRequire(import.meta.url)('recheck/package.json') as { version: string }
const verdictsFile = join(root, 'node_modules/.cache/judged-expressions.json')

/** Whether an expression is safe, as this version of the checker has said before: a verdict depends on nothing else. */
function keptVerdicts(): Map<string, boolean> {
  try {
    // Written by `keepVerdicts`.
    const kept = JSON.parse(readFileSync(verdictsFile, 'utf8')) as { checker: string; verdicts: object }
    return new Map(kept.checker === checker ? Object.entries(kept.verdicts) : [])
  } catch {
    return new Map()
  }
}

function keepVerdicts(verdicts: Map<string, boolean>): void {
  mkdirSync(dirname(verdictsFile), { recursive: true })
  writeFileSync(verdictsFile, JSON.stringify({ checker, verdicts: Object.fromEntries(verdicts) }, null, 2))
}

test('no text from outside makes a regular expression slow', { timeout: 240_000 }, () => {
  const expressions = sourceFiles()
    .filter((file) => places.test(file))
    .flatMap(expressionsOf)
  expect(expressions.length).toBeGreaterThan(100)
  const before = keptVerdicts()
  const verdicts = new Map<string, boolean>()
  for (const expression of expressions) {
    const { pattern, flags, written } = expression
    if (verdicts.has(written)) continue
    // A slow one is thought about again, with all patience, when it is no longer known as out of reach.
    const known = before.get(written)
    const safe =
      known === !outOfReach.has(written)
        ? known
        : checkSync(pattern, flags, limitsOf(expression)).status === 'safe'
    verdicts.set(written, safe)
  }
  keepVerdicts(verdicts)
  const slow = expressions.filter(({ written }) => !verdicts.get(written))
  expect(
    slow.filter(({ written }) => !outOfReach.has(written)).map(({ file, written }) => ({ file, written })),
  ).toEqual([])
  expect([...outOfReach.keys()].filter((known) => !slow.some(({ written }) => written === known))).toEqual([])
})
