import { basename, dirname, relative } from 'node:path'
import { isTree, type DescriptionFile, type Names, type Tree } from './description-file.ts'
import { laidOver } from './lay-over.ts'
import { snake, spaced } from './words.ts'
import { deriveSchemas } from './standard-schemas.ts'

/** What a collection says to get the seven standard operations. */
export interface StandardDeclaration {
  /** The schema of a record, which is also the table of its fields: `Level`. */
  record: string
  /** The area of rights: `level` stands for `level_access`, `level_edit` and `level_delete`. */
  area?: string
  /** Other rights than those of the area: one, several of which one is enough, or `signed-in`. */
  access?: string | string[]
  edit?: string
  delete?: string
  /** What the quick search looks at. Default: code and name. */
  search?: string[]
  /**
   * Set where the records are rows of another record's file, below its path: they are listed whole, each with its own
   * version. Then `read` and `write` say the rights, and nothing is sorted or filtered.
   */
  of?: 'employee'
  /** Who reads the rows, as `x-access` says it. */
  read?: unknown[]
  /** Who writes them. */
  write?: unknown[]
  /** What a list is sorted by, apart from the days of creation and change. */
  sort: string[]
  /** What a list is filtered by, apart from these days; a field alone, or a field and the kind of its filter. */
  filter: (string | Record<string, string>)[]
  /** One record in English, where that is not the name of its schema: `training partner`. */
  thing?: string
  /** The key of one record in an answer, where that is not its name: `type`. */
  item?: string
  /** The key of the rows of a list, where that is not the name of the resource. */
  rows?: string
  /** Where several are deleted, where that is not `destroy-bulk`. */
  bulkPath?: string
  /** The path below a record at which a POST changes it, where that is not a PUT of the record itself. */
  updatePath?: string
  /** A status that the server's own message belongs to in the specification. */
  serverMessage?: number
  /** The sentences of failures where the specification has others than the usual ones. */
  failures?: Record<'store' | 'update' | 'destroy', string>
  /** Operations that the specification does not name; all of them with `true`. An undo of a delete is always ours. */
  own?: true | string[]
}

const METHODS = ['get', 'post', 'put', 'delete'] as const

/** A place that the declaration fills, alone or inside of a text. */
const place = /<(\w+)>/g
const wholePlace = /^<(\w+)>$/

/**
 * Puts the operations, schemas and answers of `shared/standard-set.yaml` into a file whose collection says `x-standard`.
 *
 * @returns the paths below that of the collection at which the new items are, by their names in the file
 */
export function expandStandardSet(
  file: DescriptionFile,
  templates: Readonly<Record<'set' | 'rows', DescriptionFile>>,
  names: Names,
): Readonly<Record<string, string>> {
  const { collection } = file.content
  if (!isTree(collection) || !isTree(collection['x-standard'])) return {}
  // The generated operations are linted in the bundle; a wrong declaration does not pass there.
  const declared = collection['x-standard'] as unknown as StandardDeclaration
  delete collection['x-standard']
  fillWorkbook(file, collection, declared)
  deriveSchemas(file, declared)
  const template = declared.of === undefined ? templates.set : templates.rows
  const made = filled(template.content, wordsOf(file, declared, names)) as Tree
  const whole = fromFolderOf(template, file, made) as Record<string, Tree>
  moveUpdate(whole, declared, file)
  markOwn(whole, declared)
  sayFailures(whole, declared)
  file.content = laidOver(whole, file.content) as Tree
  if (declared.of !== undefined) return { item: '{row_id}', restore: 'restore' }
  const places = { item: '{id}', destroyBulk: declared.bulkPath ?? 'destroy-bulk', restore: 'restore' }
  return declared.updatePath === undefined ? places : { ...places, update: `{id}/${declared.updatePath}` }
}

/** Takes the change of a record to a path of its own, for a set whose specification has it there as a POST. */
function moveUpdate(whole: Record<string, Tree>, { updatePath }: StandardDeclaration, file: DescriptionFile) {
  const { item } = whole
  if (updatePath === undefined || !isTree(item?.['put'])) return
  const { put, ...others } = item
  const key = fromFolderOf({ ...file, path: 'shared/standard-set.yaml' }, file, [
    { $ref: 'parameters.yaml#/IdempotencyKey' },
  ]) as unknown[]
  whole['item'] = others
  whole['update'] = { post: { ...put, parameters: [...((put['parameters'] ?? []) as unknown[]), ...key] } }
}

function wordsOf(file: DescriptionFile, declared: StandardDeclaration, names: Names): Tree {
  const resource = resourceOf(file)
  const { record, area, of, thing = spaced(record), item = snake(record) } = declared
  // `employeeLanguages` stand below an employee as `languages`.
  const rows = declared.rows ?? snake(of === undefined ? resource : resource.replace(of, ''))
  const schema = (suffix: string) => ({ $ref: `#/schemas/${record}${suffix}` })
  const things = declared.thing === undefined ? spaced(rows.replaceAll('_', ' ')) : `${thing}s`
  return {
    resource,
    rows,
    thing,
    things,
    a: /^[aeiou]/.test(thing) ? 'an' : 'a',
    Things: things.charAt(0).toUpperCase() + things.slice(1),
    Record: record,
    access: rights(declared.access ?? `${area}_access`),
    edit: rights(editRight(declared)),
    delete: rights(declared.delete ?? `${area}_delete`),
    read: declared.read,
    write: declared.write,
    sort: [...(declared.sort ?? []), 'created_at', 'updated_at'],
    serverMessage: declared.serverMessage,
    Search: declared.search === undefined ? names.reference('CatalogueSearch', file) : schema('Search'),
    Filter: schema('Filter'),
    Store: schema('Store'),
    Update: schema('Update'),
    page: of === undefined ? { [rows]: [record], meta: 'ListMeta' } : { [rows]: [record] },
    one: of === undefined ? { [item]: record } : { [item]: record, field_change: 'FieldChange' },
  }
}

/** The name of a file's resource: `levels`, `trainingTypes`. */
export function resourceOf({ path }: DescriptionFile): string {
  return basename(path, '.yaml').replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
}

/** The right to create and change what a set holds. */
export function editRight({ edit, area }: StandardDeclaration): string {
  return edit ?? `${area}_edit`
}

function rights(named: string | string[]): unknown {
  if (named === 'signed-in') return named
  return [named].flat().map((permission) => ({ permission }))
}

/** An `x-workbook` says what is not as usual: the noun, the rights of the area, a code as the key, all fields. */
function fillWorkbook({ content }: DescriptionFile, collection: Tree, declared: StandardDeclaration): void {
  const workbook = collection['x-workbook']
  if (!isTree(workbook)) return
  const record = (content['schemas'] as Record<string, Tree>)[declared.record]
  const fields = Object.keys(isTree(record?.['properties']) ? record['properties'] : {})
  collection['x-workbook'] = {
    noun: content['x-noun'],
    export: `${declared.area}_export`,
    import: editRight(declared),
    key: 'code',
    columns: [...fields, 'created_at', 'updated_at'],
    ...workbook,
  }
}

function filled(part: unknown, words: Tree): unknown {
  if (typeof part === 'string') {
    const whole = wholePlace.exec(part)?.[1]
    if (whole !== undefined && whole in words) return words[whole]
    return part.replaceAll(place, (_, name: string) => String(words[name]))
  }
  if (Array.isArray(part)) return part.map((item) => filled(item, words))
  if (!isTree(part)) return part
  const entries = Object.entries(part).map(
    ([key, value]) => [String(filled(key, words)), filled(value, words)] as const,
  )
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined))
}

/** What refers from one folder, referring from another one. */
function fromFolderOf(from: DescriptionFile, to: DescriptionFile, part: unknown): unknown {
  if (Array.isArray(part)) return part.map((item) => fromFolderOf(from, to, item))
  if (!isTree(part)) return part
  const { $ref } = part
  if (typeof $ref === 'string' && /^[\w-]+\.yaml#/.test($ref)) {
    return { $ref: `${relative(dirname(to.path), dirname(from.path))}/${$ref}` }
  }
  return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, fromFolderOf(from, to, value)]))
}

function markOwn(items: Record<string, Tree>, { own = [] }: StandardDeclaration): void {
  for (const [verb, operation] of operationsIn(items)) {
    if (verb === 'restore' || own === true || own.includes(verb)) operation['x-own'] = true
  }
}

function sayFailures(items: Record<string, Tree>, { failures }: StandardDeclaration): void {
  if (failures === undefined) return
  const sentences: Readonly<Record<string, string>> = { ...failures, destroyBulk: failures.destroy }
  for (const [verb, operation] of operationsIn(items)) {
    if (verb in sentences) operation['x-fallback-message'] = sentences[verb]
  }
}

function operationsIn(items: Record<string, Tree>): [verb: string, operation: Tree][] {
  return Object.values(items).flatMap((item) =>
    METHODS.flatMap((method) => {
      const operation = item[method]
      if (!isTree(operation)) return []
      return [[String(operation['operationId']).split('.')[1] ?? '', operation] as [string, Tree]]
    }),
  )
}
