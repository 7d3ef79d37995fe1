import { type ApiDocument, type Parameter, resolve, type Schema } from '../contract/document.ts'
import { code, escaped, table } from './html.ts'

/** Deeper fields stand in the document itself. */
const deepest = 3

/** The parameters of a call, in both languages. */
export function parametersTable(document: ApiDocument, parameters: readonly Parameter[]): string {
  return table(
    ['Tham số', 'Ở đâu · In', 'Kiểu · Type', 'Ý nghĩa · Meaning'],
    parameters.map((parameter) => {
      const schema = parameter.schema ?? parameter.content?.['application/json']?.schema ?? {}
      const place = parameter.content ? `${parameter.in}, JSON` : parameter.in
      // A description may stand at the parameter or in its schema.
      const words = { ...resolve<Schema>(document, schema), ...parameter } as Schema
      return [
        nameCell(parameter.name, parameter.required === true),
        escaped(place),
        code(typeOf(document, schema)),
        meaning(document, schema, words),
      ]
    }),
  )
}

/** The fields of a body or an answer, those inside others by their path. */
export function fieldsTable(document: ApiDocument, schema: Schema | undefined): string {
  if (schema === undefined) return ''
  return table(['Trường · Field', 'Kiểu · Type', 'Ý nghĩa · Meaning'], fieldRows(document, schema, '', 1))
}

function fieldRows(document: ApiDocument, schema: Schema, before: string, depth: number): string[][] {
  const { properties = {}, required = [] } = resolve<Schema>(document, schema)
  return Object.entries(properties).flatMap(([name, property]) => {
    const known = withoutNull(document, property)
    const inner = known.items ? withoutNull(document, known.items) : known
    const path = `${before}${name}${known.items ? '[]' : ''}`
    const words = { ...known, ...resolve<Schema>(document, property), ...property }
    const row = [
      nameCell(path, required.includes(name)),
      code(typeOf(document, property)),
      meaning(document, property, words),
    ]
    const below = depth < deepest && inner.properties ? fieldRows(document, inner, `${path}.`, depth + 1) : []
    return [row, ...below]
  })
}

function nameCell(name: string, required: boolean): string {
  return code(name) + (required ? ' <strong title="bắt buộc · required">*</strong>' : '')
}

function withoutNull(document: ApiDocument, schema: Schema): Schema {
  const known = resolve<Schema>(document, schema)
  // The contract is linted: what stands in these keywords are schemas.
  const choices = (known['oneOf'] ?? known['anyOf']) as readonly Schema[] | undefined
  const found = choices
    ?.map((choice) => resolve<Schema>(document, choice))
    .find(({ type }) => type !== 'null')
  return found ?? known
}

function typeOf(document: ApiDocument, schema: Schema): string {
  const known = withoutNull(document, schema)
  if (known.enum) return known.enum.map((value) => JSON.stringify(value)).join(' | ')
  if (known.items) return `${typeOf(document, known.items)}[]`
  return [known.type ?? (known.properties ? 'object' : 'any')].flat().join(' | ')
}

const limits = {
  format: 'format',
  minLength: 'min',
  maxLength: 'max',
  minimum: '≥',
  maximum: '≤',
  minItems: 'min items',
  maxItems: 'max items',
  pattern: 'pattern',
  default: 'default',
} as const

function meaning(document: ApiDocument, schema: Schema, words: Schema): string {
  const known = withoutNull(document, schema)
  const title = words.title ?? known.title
  const description = words['description'] ?? known['description']
  const found = Object.entries(limits).flatMap(([keyword, sign]) =>
    keyword in known ? [`${sign} ${escaped(known[keyword])}`] : [],
  )
  const example = words['example'] ?? known['example']
  return [
    title === undefined ? '' : `<b lang="vi">${escaped(title)}</b>`,
    description === undefined ? '' : `<span lang="en">${escaped(description)}</span>`,
    found.length === 0 ? '' : `<small>${found.join(' · ')}</small>`,
    example === undefined ? '' : `<small>${code(JSON.stringify(example))}</small>`,
  ]
    .filter((part) => part !== '')
    .join('<br>')
}
