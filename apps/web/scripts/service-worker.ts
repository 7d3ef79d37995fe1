import { join } from 'node:path'
import type { Plugin } from 'vite'

const source = join(import.meta.dirname, '../src/service-worker/sw.ts')

/** Builds the service worker to `/sw.js` and tells it which files the page begins with: those that it names itself. */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    buildStart() {
      this.emitFile({ type: 'chunk', id: source, fileName: 'sw.js' })
    },
    generateBundle: {
      // The page is written by then.
      order: 'post',
      handler(_, bundle) {
        const page = bundle['index.html']
        const worker = bundle['sw.js']
        if (page?.type !== 'asset' || worker?.type !== 'chunk')
          throw new Error('the build has no index.html or no sw.js')
        if (worker.imports.length > 0)
          throw new Error(`sw.js must stand alone, but imports ${worker.imports.join(', ')}`)
        const shell = filesOf(String(page.source))
        const before = worker.code
        worker.code = before.replace('__SHELL_FILES__', JSON.stringify(shell))
        if (worker.code === before) throw new Error('sw.js has lost its place for the list of files')
      },
    },
  }
}

/** The scripts and styles that a page names. */
function filesOf(html: string): string[] {
  return [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.(?:js|css))"/g)].map(([, file = '']) => file)
}
