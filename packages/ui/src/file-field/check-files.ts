import { formatFileSize } from '#ui/format/file-size.ts'
import type { Labels } from '#ui/labels/labels.ts'

/** What a field takes in. */
export interface FileRules {
  /** Endings ('.pdf') and kinds ('image/*'); empty for everything. */
  accept: readonly string[]
  /** Largest file, in bytes. */
  maxSize?: number | undefined
  /** How many more files there is room for, and how many the field takes at most. */
  room: number
  maxFiles: number
}

export interface CheckedFiles {
  accepted: File[]
  /** One sentence for each thing that is wrong. */
  problems: string[]
}

/** Parts chosen files into those that fit and sentences about the others. Names come out in composed letters (NFC). */
export function checkFiles(files: readonly File[], rules: FileRules, words: Labels['forms']): CheckedFiles {
  const named = files.map((file) => withComposedName(file))
  const judged = named.map((file) => ({ file, problem: problemOf(file, rules, words) }))
  const fitting = judged.filter(({ problem }) => problem === null).map(({ file }) => file)
  const problems = judged.flatMap(({ problem }) => problem ?? [])
  return {
    accepted: fitting.slice(0, rules.room),
    problems: fitting.length > rules.room ? [...problems, words.tooManyFiles(rules.maxFiles)] : problems,
  }
}

/** The kinds in words: `['.pdf', 'image/*']` → 'PDF, ảnh'. */
export function kindsInWords(accept: readonly string[], words: Labels['forms']): string {
  return accept.map((kind) => words.fileKind(kind)).join(', ')
}

function problemOf(file: File, { accept, maxSize }: FileRules, words: Labels['forms']): string | null {
  if (accept.length > 0 && !accept.some((kind) => isOfKind(file, kind)))
    return words.wrongFileKind(file.name, kindsInWords(accept, words))
  if (file.size === 0) return words.emptyFile(file.name)
  if (maxSize !== undefined && file.size > maxSize)
    return words.fileTooBig(file.name, formatFileSize(file.size), formatFileSize(maxSize))
  return null
}

function isOfKind(file: File, kind: string): boolean {
  if (kind.startsWith('.')) return file.name.toLowerCase().endsWith(kind.toLowerCase())
  return kind.endsWith('/*') ? file.type.startsWith(kind.slice(0, -1)) : file.type === kind
}

/** macOS hands over decomposed names, which no search would find. */
function withComposedName(file: File): File {
  const name = file.name.normalize('NFC')
  return name === file.name
    ? file
    : new File([file], name, { type: file.type, lastModified: file.lastModified })
}
