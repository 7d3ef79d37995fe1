import { useRef, useState } from 'react'
import type { FieldFile } from './field-file.ts'

interface ChosenFile {
  key: string
  file: File
}

/** What the hook hands back: spread `field` into a `FileField`, send `chosen` with the form. */
export interface ChosenFiles {
  field: {
    files: readonly FieldFile[]
    onFilesAdd: (files: readonly File[]) => void
    onFileRemove: (key: string) => void
  }
  chosen: readonly File[]
  clear: () => void
}

/**
 * Keeps chosen files until a form is sent, for forms whose files travel with it. Where files are sent at once, the
 * caller keeps its own list, with progress.
 *
 * @param maxFiles with 1, a new file takes the place of the old one
 */
export function useChosenFiles(maxFiles = Number.POSITIVE_INFINITY): ChosenFiles {
  const [kept, setKept] = useState<readonly ChosenFile[]>([])
  // Counted, since `randomUUID` is missing on plain http, where some companies run the product.
  const added = useRef(0)
  return {
    field: {
      files: kept.map(({ key, file }) => ({ key, name: file.name, size: file.size })),
      onFilesAdd: (files) => {
        const more = files.map((file) => ({ key: String((added.current += 1)), file }))
        setKept((before) => (maxFiles === 1 ? more : [...before, ...more]))
      },
      onFileRemove: (key) => setKept((before) => before.filter((one) => one.key !== key)),
    },
    chosen: kept.map(({ file }) => file),
    clear: () => setKept([]),
  }
}
