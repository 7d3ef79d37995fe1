import { isTree, type DescriptionFile, type Names, type Tree } from './description-file.ts'

/**
 * Makes every answer that says its data by `x-data` whole: the envelope of the house around an object in which each of
 * these properties is required. A property is a schema, or the name of one; `[Level]` is a list of them.
 *
 * ```yaml
 * '200': { description: One page of levels., x-data: { levels: [Level], meta: ListMeta } }
 * ```
 */
export function expandAnswers(file: DescriptionFile, names: Names): void {
  visit(file.content, (operation) => expandBody(operation, file, names))
  visit(file.content, (answer) => {
    const { 'x-data': data } = answer
    if (!isTree(data)) return
    delete answer['x-data']
    answer['content'] = { 'application/json': { schema: envelope(data, file, names) } }
  })
}

/**
 * Makes the body of an operation that says it by `x-body` whole: the name of a schema, or the properties of an object in
 * which all are required but those whose names end with `?`. What a list holds may be named too.
 *
 * ```yaml
 * x-body: TrainingSubjectStore
 * x-body: { costs: { type: array, maxItems: 200, items: TrainingCostRow }, removed_ids?: Ids }
 * ```
 */
function expandBody(operation: Tree, file: DescriptionFile, names: Names): void {
  const { 'x-body': body } = operation
  if (body === undefined) return
  delete operation['x-body']
  const schema = isTree(body) ? bodyOf(body, file, names) : whole(body, file, names)
  operation['requestBody'] = { required: true, content: { 'application/json': { schema } } }
}

function bodyOf(body: Tree, file: DescriptionFile, names: Names): Tree {
  const properties = Object.entries(body).map(([name, schema]) => {
    const property = whole(schema, file, names)
    const held = isTree(property) && typeof property['items'] === 'string'
    return [
      name.replace(/\?$/, ''),
      held ? { ...property, items: whole(property['items'], file, names) } : property,
    ]
  })
  return {
    type: 'object',
    required: Object.keys(body).filter((name) => !name.endsWith('?')),
    additionalProperties: false,
    properties: Object.fromEntries(properties) as Tree,
  }
}

function envelope(data: Tree, file: DescriptionFile, names: Names): Tree {
  const properties = Object.fromEntries(
    Object.entries(data).map(([name, schema]) => [name, whole(schema, file, names)]),
  )
  const required = Object.keys(properties)
  return {
    type: 'object',
    required: ['success', 'message', 'data'],
    properties: {
      success: { type: 'boolean', const: true },
      message: names.reference('Message', file),
      data: required.length === 0 ? { type: 'object' } : { type: 'object', required, properties },
    },
  }
}

function whole(schema: unknown, file: DescriptionFile, names: Names): unknown {
  if (typeof schema === 'string') return names.reference(schema, file)
  return Array.isArray(schema) ? { type: 'array', items: whole(schema[0], file, names) } : schema
}

function visit(value: unknown, look: (tree: Tree) => void): void {
  if (Array.isArray(value)) for (const item of value) visit(item, look)
  if (!isTree(value)) return
  look(value)
  for (const item of Object.values(value)) visit(item, look)
}
