import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expandAnswers } from './answers.ts'
import { namesOf, readDescriptions } from './description-file.ts'
import { addTags } from './tags.ts'

/**
 * Writes the descriptions of one folder to another one as plain OpenAPI: what a person says in short (`x-data`) stands
 * there whole. Every file keeps its path, so that references between files hold.
 */
export function expandDescriptions(from: string, to: string): void {
  const files = readDescriptions(from)
  const names = namesOf(files)
  for (const file of files) {
    expandAnswers(file, names)
    addTags(file)
    const target = join(to, file.path)
    mkdirSync(dirname(target), { recursive: true })
    // JSON is YAML, too.
    writeFileSync(target, JSON.stringify(file.content))
  }
}
