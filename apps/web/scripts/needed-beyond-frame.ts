import type { Plugin } from 'vite'
import { filesOf } from './screen-preloads.ts'

/**
 * Leaves out of the list of files that each screen is loaded with whatever its importer has loaded already. The frame
 * names over a hundred screens, and the files of each would be a tenth of it: it asks for that list later (`screenPreloads`),
 * and names none of the scripts itself. Nor does the shell, whose menus come once the page has come to rest.
 */
export function neededBeyondFrame(): {
  plugin: Plugin
  /** For `build.modulePreload`: the files of `deps` that `hostId`, the file which imports, does not run without. */
  resolveDependencies: (filename: string, deps: string[], context: { hostId: string }) => string[]
} {
  const loaded = new Map<string, Set<string>>()
  const silent = new Set<string>()
  return {
    plugin: {
      name: 'needed-beyond-frame',
      apply: 'build',
      generateBundle: {
        order: 'pre',
        handler(_, bundle) {
          for (const file of Object.values(bundle)) {
            if (file.type !== 'chunk') continue
            loaded.set(file.fileName, filesOf(file, bundle))
            if (file.name === 'frame' || file.name === 'shell') silent.add(file.fileName)
          }
        },
      },
    },
    resolveDependencies(_, deps, { hostId }) {
      if (silent.has(hostId)) return []
      const known = loaded.get(hostId)
      return deps.filter((file) => !known?.has(file))
    },
  }
}
