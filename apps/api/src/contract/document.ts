import identity from '@nhansu/sdk/generated/identity.json' with { type: 'json' }
import product from '@nhansu/sdk/generated/product.json' with { type: 'json' }
import type { ApiName } from '@nhansu/sdk/contract'

/** A JSON Schema of the contract, in so far as the server looks into it itself. */
export interface Schema {
  $ref?: string
  type?: string | readonly string[]
  title?: string
  properties?: Readonly<Record<string, Schema>>
  required?: readonly string[]
  items?: Schema
  oneOf?: readonly Schema[]
  enum?: readonly unknown[]
  additionalProperties?: boolean | Schema
  [keyword: string]: unknown
}

export interface Parameter {
  name: string
  in: 'path' | 'query' | 'header'
  required?: boolean
  schema?: Schema
  content?: Readonly<Record<string, { schema: Schema }>>
}

/** What a request carries; one that is not required may be missing. */
export type RequestBody = Answer & { required?: boolean }

interface Answer {
  content?: Readonly<Record<string, { schema: Schema }>>
}

/**
 * One entry of `x-access`: a right, where it says so together with any one of others; or being the person whom the
 * record is about, with the fields that this person may see.
 */
export type AccessEntry =
  | { permission: string; with?: readonly string[] }
  | { own: string; fields?: readonly string[] }
export type DeclaredAccess = 'public' | 'signed-in' | readonly AccessEntry[]

/** What strangers hold: the word of a campaign, or the secret of their own application or invitation to a course. */
export type LinkKind = 'campaign' | 'application' | 'training_confirm'

export interface DocumentedOperation {
  operationId: string
  summary?: string
  'x-access'?: DeclaredAccess
  /** By what a public operation finds its company, though nobody is signed in. */
  'x-link'?: LinkKind
  'x-fallback-message'?: string
  'x-rows'?: string
  /** Rights without which rows of some kinds are kept back, whatever lets one in. */
  'x-row-needs'?: readonly string[]
  'x-sortable'?: readonly string[]
  'x-heads'?: Readonly<Record<string, string>>
  'x-key'?: string
  'x-title'?: string
  'x-streamed'?: boolean
  'x-trail'?: boolean
  /** For how many seconds anybody may keep the answer: it is the same for all, and changes with an upgrade at most. */
  'x-cache-seconds'?: number
  parameters?: readonly (Parameter | { $ref: string })[]
  requestBody?: RequestBody | { $ref: string }
  responses: Readonly<Record<string, Answer | { $ref: string }>>
}

/** A bundled OpenAPI 3.1 document. */
export interface ApiDocument {
  info: { title: string; version: string }
  servers: readonly { url: string }[]
  paths: Readonly<Record<string, Readonly<Record<string, DocumentedOperation>>>>
  components: Readonly<Record<string, Readonly<Record<string, unknown>>>>
}

/** The bundles that the server speaks, by API. TypeScript infers far narrower types from JSON than OpenAPI allows. */
export const documents: Readonly<Record<ApiName, ApiDocument>> = {
  product: product as unknown as ApiDocument,
  identity: identity as unknown as ApiDocument,
}

/** Follows `$ref` inside one document until it ends at a value. */
export function resolve<T extends object>(document: ApiDocument, part: T | { $ref: string }): T {
  let found: unknown = part
  while (isReference(found)) {
    const steps = found.$ref.slice(2).split('/')
    found = steps.reduce<unknown>(
      // A pointer walks plain JSON objects only; a wrong one ends in undefined and is reported below.
      (place, step) => (place as Record<string, unknown> | undefined)?.[unescape(step)],
      document,
    )
    if (found === undefined) throw new Error(`the contract refers to ${steps.join('/')}, which is not there`)
  }
  // The document was linted when it was bundled, so what the reference names is of the kind asked for.
  return found as T
}

function isReference(part: unknown): part is { $ref: string } {
  return typeof part === 'object' && part !== null && '$ref' in part && typeof part.$ref === 'string'
}

function unescape(step: string): string {
  return step.replaceAll('~1', '/').replaceAll('~0', '~')
}
