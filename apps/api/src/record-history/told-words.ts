import type { Schemas } from '@nhansu/sdk/contract'
import { documents, resolve, type Schema } from '../contract/document.ts'
import { inFigures } from '../contract/figure.ts'
import type { ProductContext } from '../contract/handlers.ts'
import { labelsOf } from '../workbooks/labels.ts'
import { inWords } from './in-words.ts'
import { recordNames } from './record-names.ts'
import type { ToldField } from './told-fields.ts'

type Change = Schemas['AuditTrailChange']

/** What a value is called that points at a record; every other value stays. */
export type NameOf = (schema: Schema, value: unknown) => unknown

/** Sums of money in figures as well, for a screen that shows values as they come; that of the trail writes numbers itself. */
export function withMoney(nameOf: NameOf): NameOf {
  return (schema, value) =>
    schema['x-money'] === true && typeof value === 'number' ? inFigures(value) : nameOf(schema, value)
}

/** A changed field with its values in words. */
export function inTheirWords({ label, isDotted, schema, values, row }: ToldField, nameOf: NameOf): Change {
  const place = row ? `${row.title} (${inTheWordsOf(row.schema, row.name, nameOf)}): ` : ''
  const known = { label: `${place}${label}`, is_dotted: isDotted }
  if (isDotted) return known
  const [before, after] = values.map((value) => inTheWordsOf(schema, value, nameOf))
  return { ...known, old_value: before ?? null, new_value: after ?? null }
}

function inTheWordsOf(schema: Schema, value: unknown, nameOf: NameOf): ReturnType<typeof inWords> {
  const words = labelsOf(itemOf(schema))
  const one = (each: unknown) => inWords(nameOf(schema, each), words)
  return Array.isArray(value) ? value.map(one).join(', ') : one(value)
}

/** The schema of what a field holds, one by one where it holds several; of one that may hold nothing, of what else it holds. */
function itemOf(schema: Schema): Schema {
  const { items, oneOf = [] } = schema
  const held = items ?? oneOf.find(({ type }) => type !== 'null')
  return held === undefined ? schema : { ...resolve<Schema>(documents.product, held), ...held }
}

/** What the records are called now that the values point at; a number stays where nothing is there any more. */
export async function referredNames(
  context: ProductContext,
  fields: readonly ToldField[],
  namesOf: typeof recordNames = recordNames,
): Promise<NameOf> {
  const resourceOf = (schema: Schema) => {
    const resource = itemOf(schema)['x-refers-to']
    return typeof resource === 'string' ? resource : undefined
  }
  const said = fields.flatMap(({ schema, values, row }) => [
    { schema, values: values.flat() },
    ...(row ? [{ schema: row.schema, values: [row.name] }] : []),
  ])
  const mentions = said.flatMap(({ schema, values }) => {
    const resource = resourceOf(schema)
    const ids = values.filter((value) => typeof value === 'number')
    return resource === undefined ? [] : ids.map((record_id) => ({ resource, record_id }))
  })
  const names = await namesOf(context, mentions)
  return (schema, value) => {
    const resource = resourceOf(schema)
    if (resource === undefined || typeof value !== 'number') return value
    return names({ resource, record_id: value }) ?? `Số ${value}`
  }
}
