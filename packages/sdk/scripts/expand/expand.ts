import { mkdirSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expandAnswers } from './answers.ts'
import { nameCopiedCatalogues } from './copied-catalogues.ts'
import { isTree, namesOf, readDescriptions, type DescriptionFile } from './description-file.ts'
import type { ResourceWords } from '../../src/resource-words.ts'
import { addWords, wordsByResource } from './resource-words.ts'
import { deriveTables } from './standard-schemas.ts'
import { expandStandardSet } from './standard-set.ts'
import { addTags } from './tags.ts'

/** What stands for the operations of a set, by whether its records are rows of another record. */
const TEMPLATES = { set: 'shared/standard-set.yaml', rows: 'shared/row-set.yaml' }

/**
 * Writes the descriptions of one folder to another one as plain OpenAPI: what a person says in short (`x-standard`,
 * `x-data`) stands there whole. Every file keeps its path, so that references between files hold.
 *
 * @returns the words of each resource
 * @throws Error for two schemas of one name, of which the bundler would rename the second
 */
export function expandDescriptions(from: string, to: string): Record<string, ResourceWords> {
  const files = readDescriptions(from)
  const names = namesOf(files)
  const template = (path: string): DescriptionFile => {
    const found = files.find((file) => file.path === path)
    if (found === undefined) throw new Error(`${path} is not there`)
    return found
  }
  const templates = { set: template(TEMPLATES.set), rows: template(TEMPLATES.rows) }
  const descriptions = files.filter((file) => file !== templates.set && file !== templates.rows)
  const resources = wordsByResource(descriptions)
  const nameCopied = nameCopiedCatalogues(descriptions)
  for (const file of descriptions) {
    addPaths(descriptions, file, expandStandardSet(file, templates, names))
    deriveTables(file)
    expandAnswers(file, names)
    nameCopied(file)
    if (dirname(file.path) === 'shared') continue
    addTags(file)
    addWords(file)
  }
  refuseSameNames(descriptions)
  for (const { path, content } of descriptions) {
    const target = join(to, path)
    mkdirSync(dirname(target), { recursive: true })
    // JSON is YAML, too.
    writeFileSync(target, JSON.stringify(content))
  }
  return resources
}

/** Names in the document, right after the collection of a standard set, the items that the set has below it. */
function addPaths(
  files: readonly DescriptionFile[],
  file: DescriptionFile,
  items: Readonly<Record<string, string>>,
): void {
  const documents = files.filter(({ path }) => basename(path) === 'openapi.yaml')
  for (const { path: root, content } of documents) {
    const { paths } = content
    if (!isTree(paths)) continue
    const all = Object.entries(paths).flatMap(([path, item]) => {
      const [place = '', name] = isTree(item) ? String(item['$ref']).split('#/') : []
      const isIts = name === 'collection' && join(dirname(root), place) === file.path
      const below = isIts ? Object.entries(items) : []
      return [
        [path, item] as const,
        ...below.map(([key, end]) => [`${path}/${end}`, { $ref: `${place}#/${key}` }] as const),
      ]
    })
    content['paths'] = Object.fromEntries(all)
  }
}

function refuseSameNames(files: readonly DescriptionFile[]): void {
  const places = new Map<string, string>()
  for (const { path, content } of files) {
    for (const name of Object.keys(isTree(content['schemas']) ? content['schemas'] : {})) {
      const other = places.get(name)
      if (other !== undefined) throw new Error(`${path} and ${other} both have a schema ${name}`)
      places.set(name, path)
    }
  }
}
