import type { Plugin } from 'vite'
import { filesOf } from './screen-preloads.ts'

/**
 * Leaves out of the list of files that each screen is loaded with whatever its importer has loaded already: the frame
 * names over a hundred screens, and each would name the frame's own files again.
 */
export function neededBeyondFrame(): {
  plugin: Plugin
  /** For `build.modulePreload`: the files of `deps` that `hostId`, the file which imports, does not run without. */
  resolveDependencies: (filename: string, deps: string[], context: { hostId: string }) => string[]
} {
  const loaded = new Map<string, Set<string>>()
  return {
    plugin: {
      name: 'needed-beyond-frame',
      apply: 'build',
      generateBundle: {
        order: 'pre',
        handler(_, bundle) {
          for (const file of Object.values(bundle))
            if (file.type === 'chunk') loaded.set(file.fileName, filesOf(file, bundle))
        },
      },
    },
    resolveDependencies(_, deps, { hostId }) {
      const known = loaded.get(hostId)
      return deps.filter((file) => !known?.has(file))
    },
  }
}
