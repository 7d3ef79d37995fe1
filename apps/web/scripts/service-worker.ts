import { join } from 'node:path'
import type { Plugin } from 'vite'

const source = join(import.meta.dirname, '../src/service-worker/sw.ts')

/** Builds the service worker to `/sw.js` and tells it which files the app begins with. */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    buildStart() {
      this.emitFile({ type: 'chunk', id: source, fileName: 'sw.js' })
    },
    generateBundle(_, bundle) {
      const files = Object.values(bundle)
      const entry = files.find((file) => file.type === 'chunk' && file.isEntry && file.fileName !== 'sw.js')
      const worker = bundle['sw.js']
      if (entry?.type !== 'chunk' || worker?.type !== 'chunk')
        throw new Error('the build has no entry or no sw.js')
      if (worker.imports.length > 0)
        throw new Error(`sw.js must stand alone, but imports ${worker.imports.join(', ')}`)
      const styles = files
        .map(({ fileName }) => fileName)
        .filter((name) => /^assets\/index-.*\.css$/.test(name))
      const shell = [entry.fileName, ...entry.imports, ...styles].map((name) => `/${name}`)
      const before = worker.code
      worker.code = before.replace('__SHELL_FILES__', JSON.stringify(shell))
      if (worker.code === before) throw new Error('sw.js has lost its place for the list of files')
    },
  }
}
