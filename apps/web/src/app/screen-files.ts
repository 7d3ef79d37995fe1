import { whenIdle } from '@nhansu/ui/overlay/when-idle.ts'

/** The scripts of each screen that nobody has asked for. */
let files: Map<string, readonly string[]> | undefined

/**
 * Reads the list of every screen's scripts, once the page has nothing better to do. The build writes it; until it is
 * there, and without it, the browser hears of a screen's further scripts by running the first.
 */
export function readScreenFiles(): void {
  if (files) return
  files = new Map()
  whenIdle(() => void read().catch(() => undefined))
}

async function read(): Promise<void> {
  const answer = await fetch('/screen-files.json')
  // Written by the build.
  files = new Map(Object.entries((await answer.json()) as Record<string, readonly string[]>))
}

/** Lets the browser fetch all scripts of a screen at once. */
export function askForFiles(path: string): void {
  for (const href of files?.get(path) ?? [])
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
  files?.delete(path)
}
