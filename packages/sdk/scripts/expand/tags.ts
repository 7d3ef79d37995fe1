import { basename, dirname } from 'node:path'
import { METHODS } from '../operation-table.ts'
import { isTree, type DescriptionFile } from './description-file.ts'

/** Gives each operation the tag that its place says: the folder in the product API, the file in the identity API. */
export function addTags({ path, content }: DescriptionFile): void {
  const folder = basename(dirname(path))
  const tag = folder === 'identity' ? basename(path, '.yaml') : folder
  for (const item of Object.values(content)) {
    if (!isTree(item)) continue
    for (const operation of METHODS.map((method) => item[method])) {
      if (isTree(operation)) operation['tags'] = [tag]
    }
  }
}
