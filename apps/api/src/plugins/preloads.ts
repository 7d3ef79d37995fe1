import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Set by the app in a browser that is signed in. It opens nothing: it only tells which files to name in the page. */
const hint = 'signed-in'

/** Finds the tags that let a browser fetch a screen's files before a script asks for them. */
export type Preloads = (path: string, cookies: Readonly<Record<string, string>>) => string

/**
 * Reads what the build of an app wrote down for its screens.
 *
 * @param folder the built app; without `.vite/preloads.json` there is nothing to name
 */
export function readPreloads(folder: string): Preloads {
  const file = join(folder, '.vite/preloads.json')
  if (!existsSync(file)) return () => ''
  // Written by the build of the same version: paths of screens, and the files of each.
  const byPath = JSON.parse(readFileSync(file, 'utf8')) as Record<string, readonly string[]>
  const screens = Object.entries(byPath).map(([path, files]) => ({
    pattern: new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`),
    tags: files.map(tagOf).join(''),
  }))
  return (path, cookies) =>
    cookies[hint] === '1' ? (screens.find(({ pattern }) => pattern.test(path))?.tags ?? '') : ''
}

function tagOf(file: string): string {
  return file.endsWith('.css')
    ? `<link rel="preload" as="style" crossorigin href="${file}">`
    : `<link rel="modulepreload" crossorigin href="${file}">`
}
