import type { InjectOptions } from 'fastify'
import type { Operation } from '../../contract/operations.ts'
import { type FormPart, writeForm } from './form-parts.ts'

/** One request of the fuzzer. */
export interface FuzzRequest {
  /** What is wrong with it, for the reader of a finding; undefined for one that the contract allows. */
  wrong: string | undefined
  /** The status that refuses it; of no meaning for one that the contract allows. */
  refusal: number
  request: InjectOptions & { url: string }
}

/** A request by its parts, before it is written down. */
export interface Parts {
  path: Record<string, unknown>
  query: Record<string, unknown>
  header: Record<string, unknown>
  body: unknown
  form: readonly FormPart[] | undefined
}

/** Writes a request down as it goes over the wire. */
export function writeRequest(
  { method, path }: Pick<Operation, 'method' | 'path'>,
  parts: Parts,
): FuzzRequest['request'] {
  const url = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(parts.path[name])))
  const query = Object.entries(parts.query).map(
    ([name, value]) => `${name}=${encodeURIComponent(textOf(value))}`,
  )
  const header = Object.entries(parts.header).map(
    ([name, value]) => [name, headerText(String(value))] as const,
  )
  const content = contentOf(parts)
  return {
    method,
    url: query.length > 0 ? `${url}?${query.join('&')}` : url,
    headers: { ...Object.fromEntries(header), ...(content && { 'content-type': content.type }) },
    ...(content && { payload: content.payload }),
  }
}

function contentOf({ body, form }: Parts): { type: string; payload: string | Buffer } | undefined {
  if (form) return writeForm(form)
  return body === undefined ? undefined : { type: 'application/json', payload: JSON.stringify(body) }
}

function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.join(',')
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** A header holds printable ASCII; no client could send anything else. */
function headerText(text: string): string {
  return text.replaceAll(/[^!-~]/g, 'x').padEnd(8, 'x')
}
