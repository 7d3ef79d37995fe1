import type { ResourceWords } from '../../src/resource-words.ts'
import { METHODS } from '../operation-table.ts'
import { isTree, type DescriptionFile, type Tree } from './description-file.ts'
import { resourceOf } from './standard-set.ts'
import { snake } from './words.ts'

/** What a standard operation does, before the noun of its resource: 'Xóa nhiều trình độ'. */
const standardVerbs: Readonly<Record<string, string>> = {
  list: 'Xem danh sách',
  show: 'Xem',
  store: 'Thêm',
  update: 'Cập nhật',
  destroy: 'Xóa',
  destroyBulk: 'Xóa nhiều',
  restore: 'Hoàn tác xóa',
  export: 'Xuất',
}

/**
 * Reads what a file says of its resource: `x-noun`, and for records with names `x-record`, `x-called-by` and
 * `x-used-by`, which a standard set says by its record; `x-called-by: false` where no record has a name of its own.
 */
export function resourceWords({ content }: DescriptionFile): ResourceWords | undefined {
  const {
    'x-noun': noun,
    'x-record': written,
    'x-called-by': calledBy = 'name',
    'x-used-by': usedBy,
  } = content
  if (typeof noun !== 'string') return undefined
  const { collection } = content
  const declared =
    isTree(collection) && isTree(collection['x-standard']) ? collection['x-standard'] : undefined
  // A row of a file has no name of its own and stands in nobody's way.
  if (declared?.['of'] !== undefined) return { noun }
  const record: unknown = declared?.['record'] ?? written
  const words = { noun, usedBy: usedBy ?? (declared && `danh mục ${noun}`) }
  const named = typeof record === 'string' && calledBy !== false ? { record: snake(record), calledBy } : {}
  return { ...withoutNothing(words), ...named } as ResourceWords
}

function withoutNothing(tree: Tree): Tree {
  return Object.fromEntries(Object.entries(tree).filter(([, value]) => value !== undefined))
}

/**
 * Gives each operation of a file its words for people who know no operationId, 'Xóa nhiều trình độ': its own `x-words`,
 * else those of its verb and the file's `x-noun`.
 *
 * @throws Error for an operation without either
 */
export function addWords(file: DescriptionFile): void {
  for (const item of Object.values(file.content)) {
    if (!isTree(item)) continue
    for (const operation of METHODS.map((method) => item[method])) {
      if (isTree(operation)) operation['x-words'] ??= standardWords(file, operation)
    }
  }
}

function standardWords({ path, content }: DescriptionFile, { operationId }: Tree): string {
  const id = String(operationId)
  const words = standardVerbs[id.split('.')[1] ?? '']
  const { 'x-noun': noun } = content
  if (words === undefined) throw new Error(`${path}: ${id} has no x-words`)
  if (typeof noun !== 'string') throw new Error(`${path} has no x-noun for ${id}`)
  return `${words} ${noun}`
}

/** The words of each resource that says some, by its name. */
export function wordsByResource(files: readonly DescriptionFile[]): Record<string, ResourceWords> {
  const words = files.flatMap((file) => {
    const found = resourceWords(file)
    return found === undefined ? [] : [[resourceOf(file), found] as const]
  })
  return Object.fromEntries(words.toSorted(([a], [b]) => (a < b ? -1 : 1)))
}
