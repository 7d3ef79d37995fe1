import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parse } from 'yaml'
import type { Document } from './operation-table.ts'

type Parts = Record<string, unknown>

/** What each shared file holds; the others hold schemas. */
const groups: Readonly<Record<string, string>> = {
  'parameters.yaml': 'parameters',
  'responses.yaml': 'responses',
}

/** A place in a shared file: `responses.yaml#/Import`, or `#/ImportRow` inside of one. */
const reference = /"\$ref":"([\w-]+\.yaml)?#\/(\w+)"/g

/**
 * Parts of `openapi/shared/` for what the generator adds to a bundle: their references become those of the bundle, and
 * what they refer to becomes a component of it.
 */
export function sharedParts(folder: string, document: Document) {
  const files = new Map<string, Parts>()
  // The contract's lint has checked these files as parts of the descriptions that refer to them.
  const contentOf = (file: string): Parts => {
    const known = files.get(file) ?? (parse(readFileSync(join(folder, file), 'utf8')) as Parts)
    files.set(file, known)
    return known
  }
  const components = document.components as Record<string, Parts | undefined>
  const bundled = (file: string, part: unknown): unknown =>
    JSON.parse(
      JSON.stringify(part).replaceAll(reference, (_, other: string | undefined, name: string) => {
        return `"$ref":"${component(other ?? file, name)}"`
      }),
    )
  const component = (file: string, name: string): string => {
    const group = groups[basename(file)] ?? 'schemas'
    const held = (components[group] ??= {})
    if (!(name in held)) {
      held[name] = null // so that a part which refers to itself comes to an end
      held[name] = bundled(file, contentOf(file)[name])
    }
    return `#/components/${group}/${name}`
  }
  return {
    /** Makes a part a component of the bundle. @returns the reference to it */
    component,
    /** What stands in a file, with the references of the bundle. */
    content: (file: string) => bundled(file, contentOf(file)) as Parts,
  }
}
