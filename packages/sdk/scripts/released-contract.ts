import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Document } from './operation-table.ts'

/** The APIs of the product. */
export const apis = ['product', 'identity'] as const

/** What programs are not built upon: what people read, and what only this repository reads. */
const words = new Set(['description', 'summary', 'example', 'examples', 'title', 'tags', 'default'])
const kept = new Set(['x-sortable'])

/** The contract of an API as it is now. */
export function contractOfToday(root: string, api: (typeof apis)[number]): Document {
  // Our own bundle, which was linted when it was made.
  return JSON.parse(readFileSync(join(root, 'src/generated', `${api}.json`), 'utf8')) as Document
}

/** The contract of an API as the last release had it; undefined before the first. */
export function releasedContract(root: string, api: (typeof apis)[number]): Document | undefined {
  if (!existsSync(fileOf(root, api))) return undefined
  // Written by `keepContract` and by nothing else.
  return JSON.parse(readFileSync(fileOf(root, api), 'utf8')) as Document
}

/** Keeps today's contract as that of the release which is being made, an operation or a part a line. */
export function keepContract(root: string): void {
  mkdirSync(join(root, 'released'), { recursive: true })
  for (const api of apis) {
    const { paths, components } = withoutWords(contractOfToday(root, api))
    writeFileSync(
      fileOf(root, api),
      `{\n"paths": ${linesOf(paths)},\n"components": {\n${Object.entries(components)
        .map(([name, parts]) => `${JSON.stringify(name)}: ${linesOf(parts)}`)
        .join(',\n')}\n}\n}\n`,
    )
  }
}

function fileOf(root: string, api: string): string {
  return join(root, 'released', `${api}.json`)
}

/** What of a document programs can be built upon. */
export function withoutWords(document: Document): Document {
  // Only words are left out, so it has the same shape.
  return without(document, false) as Document
}

/** @param named whether the keys are names of fields or parts, which are no words of the description's own */
function without(part: unknown, named: boolean): unknown {
  if (Array.isArray(part)) return part.map((each) => without(each, false))
  if (typeof part !== 'object' || part === null) return part
  return Object.fromEntries(
    Object.entries(part).flatMap(([key, value]) => {
      if (!named && (words.has(key) || (key.startsWith('x-') && !kept.has(key)))) return []
      if (!named && key === 'responses') return [[key, successes(value as Record<string, unknown>)]]
      return [[key, without(value, !named && (key === 'properties' || key === 'schemas'))]]
    }),
  )
}

/** Answers that programs read; of refusals there is the family of errors. */
function successes(responses: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(responses).flatMap(([status, answer]) =>
      /^[45]/.test(status) ? [] : [[status, without(answer, false)]],
    ),
  )
}

function linesOf(parts: object): string {
  const lines = Object.entries(parts).map(
    ([name, part]) => `${JSON.stringify(name)}: ${JSON.stringify(part)}`,
  )
  return `{\n${lines.join(',\n')}\n}`
}
