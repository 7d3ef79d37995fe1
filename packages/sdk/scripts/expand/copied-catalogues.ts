import { isTree, type DescriptionFile, type Tree } from './description-file.ts'
import { editRight, resourceOf, type StandardDeclaration } from './standard-set.ts'

/** What a description writes where every catalogue that companies copy from each other is meant. */
const MARK = 'copied-catalogues'

/**
 * Puts the catalogues that companies copy from each other, and the rights to edit one of them, where `x-enum` and
 * `x-access` name them. They are the standard sets with workbooks, but for those that say `copied: false` there.
 */
export function nameCopiedCatalogues(files: readonly DescriptionFile[]): (file: DescriptionFile) => void {
  const copied = files.flatMap((file) => {
    const { collection } = file.content
    if (!isTree(collection) || !isTree(collection['x-standard'])) return []
    const workbook = collection['x-workbook']
    // The generated operations are linted in the bundle; a wrong declaration does not pass there.
    const standard = collection['x-standard'] as unknown as StandardDeclaration
    if (!isTree(workbook) || workbook['copied'] === false) return []
    return [{ resource: resourceOf(file), edit: editRight(standard) }]
  })
  const resources = copied.map(({ resource }) => resource).toSorted()
  const edits = [...new Set(copied.map(({ edit }) => edit))].map((permission) => ({ permission }))
  return ({ content }) => name(content, resources, edits)
}

function name(part: unknown, resources: readonly string[], edits: readonly Tree[]): void {
  if (Array.isArray(part)) for (const item of part) name(item, resources, edits)
  if (!isTree(part)) return
  if (part['x-access'] === MARK) part['x-access'] = edits
  if (part['x-enum'] === MARK) {
    delete part['x-enum']
    part['enum'] = resources
  }
  for (const item of Object.values(part)) name(item, resources, edits)
}
