import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'

/** A word about a change that waits for the next release. */
export interface Changeset {
  /** The file's name. */
  name: string
  /** 'major', 'minor' or 'patch' for each package that it is about. */
  sizes: Readonly<Record<string, string>>
  text: string
}

/** The changesets that wait in a repository. */
export function pendingChangesets(repository: string): Changeset[] {
  const folder = join(repository, '.changeset')
  return globSync('*.md', { cwd: folder })
    .filter((name) => name !== 'README.md')
    .toSorted()
    .map((name) => changesetOf(name, readFileSync(join(folder, name), 'utf8')))
}

function changesetOf(name: string, content: string): Changeset {
  const [, front = '', text = ''] = /^---\n([^]*?)---\n([^]*)$/.exec(content) ?? []
  // What is no record has no package in it, which the repository's rules refuse.
  const sizes = (parse(front) ?? {}) as Record<string, string>
  return { name, sizes, text: text.trim() }
}
