import type { TarEntry } from './tar.ts'

/** The files of an archive, with a look at the next one before it is taken. */
export interface Entries {
  /** The next file; undefined after the last. The same one until it is dropped. */
  peek: () => Promise<TarEntry | undefined>
  drop: () => void
  close: () => Promise<void>
}

/** Reads an archive's files by looking ahead. */
export function entriesOf(files: AsyncGenerator<TarEntry>): Entries {
  let next: Promise<TarEntry | undefined> | undefined
  return {
    peek: () => (next ??= files.next().then(({ value, done }) => (done ? undefined : value))),
    drop: () => (next = undefined),
    close: async () => void (await files.return(undefined)),
  }
}
