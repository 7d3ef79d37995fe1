import { Refusal } from '../db/refusal.ts'
import type { SequenceState, TableShape } from './catalogue.ts'
import type { TableContent } from './row-digest.ts'

/** Raised when an older version could not read what a newer one writes. */
export const FORMAT = 1

/** First file of an archive: what follows, and the schema that it fits. */
export interface Beginning {
  format: number
  /** Version of the product that made it, for people. */
  product: string
  /** ISO 8601. */
  made_at: string
  /** Major version of the PostgreSQL that the data comes from, for people. */
  postgresql: number
  /** The steps of the schema, in order. */
  migrations: { name: string; checksum: string }[]
  tables: TableShape[]
}

/** Last file of an archive: what was in it, for comparing. An archive without it is not whole. */
export interface Manifest {
  tables: Record<string, TableContent>
  sequences: Record<string, SequenceState>
  /** SHA-256 of each stored file's content, by its key. */
  files: Record<string, string>
}

/** How the files of an archive are called. */
export const names = {
  beginning: 'archive.json',
  manifest: 'manifest.json',
  tablePart: (table: string, number: number) => `tables/${table}/${String(number).padStart(6, '0')}.copy`,
  file: (key: string) => `files/${key}`,
} as const

/** The table that a file of the archive is a part of. */
export function tableOf(name: string): string | undefined {
  return /^tables\/(.+)\/\d+\.copy$/.exec(name)?.[1]
}

/** The key of the stored file that a file of the archive is the content of; none that would lead elsewhere. */
export function fileKeyOf(name: string): string | undefined {
  return /^files\/((?!.*\.\.)\w[\w./-]*)$/.exec(name)?.[1]
}

/**
 * Reads the first file of an archive.
 * @throws Refusal for one that a newer version has made
 */
export function parseBeginning(text: string): Beginning {
  // A person who can write this file can write any data, so the tables' contents are trusted no less.
  const beginning = JSON.parse(text) as Beginning
  if (beginning.format === FORMAT) return beginning
  throw new Refusal(
    `Bản sao lưu có định dạng ${beginning.format} mà phiên bản Nhân sự này không biết: hãy dùng phiên bản mới hơn (${beginning.product}).`,
  )
}
