import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { parse } from 'yaml'

/** A part of a description: what a pair of braces holds. */
export type Tree = Record<string, unknown>

/** One hand-written file of `openapi/`, read. */
export interface DescriptionFile {
  /** From `openapi/` on: `product/organisation/levels.yaml`. */
  path: string
  content: Tree
}

/** Finds schemas by their names alone. */
export interface Names {
  /**
   * @returns the reference by which a file reaches the schema: one of its own, else one of `shared/`
   * @throws Error when there is none
   */
  reference: (schema: string, from: DescriptionFile) => { $ref: string }
}

/** Parts of `shared/` that are no schemas. */
const OTHERS = ['parameters.yaml', 'responses.yaml', 'workbooks.yaml', 'ids.yaml']

/** Whether a part of a description is an object. */
export function isTree(value: unknown): value is Tree {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Reads every description in the folders of a folder; beside these are settings. */
export function readDescriptions(folder: string): DescriptionFile[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.yaml') && dirname(path) !== '.')
    .toSorted()
    .map((path) => {
      const content: unknown = parse(readFileSync(join(folder, path), 'utf8'))
      if (!isTree(content)) throw new Error(`${path} is no description`)
      return { path, content }
    })
}

/** The names of all schemas of these files. */
export function namesOf(files: readonly DescriptionFile[]): Names {
  const shared = new Map(
    files
      .filter(({ path }) => dirname(path) === 'shared' && !OTHERS.includes(basename(path)))
      .flatMap(({ path, content }) => Object.keys(content).map((name) => [name, path] as const)),
  )
  return {
    reference: (schema, { path, content }) => {
      const { schemas } = content
      if (isTree(schemas) && schema in schemas) return { $ref: `#/schemas/${schema}` }
      const place = shared.get(schema)
      if (place === undefined) throw new Error(`${path} names the schema ${schema}, which is not there`)
      if (place === path) return { $ref: `#/${schema}` }
      return { $ref: `${relative(dirname(path), place)}#/${schema}` }
    },
  }
}
