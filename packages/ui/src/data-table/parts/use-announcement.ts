import { useCallback, useState } from 'react'
import { useLatest } from './use-latest.ts'

/**
 * The words of the table's one live region: what has just been loaded, or what a key has just done.
 *
 * @param loaded 'Đã tải 30/412 dòng, trang 2'; null while rows are on their way
 * @returns the words now, and the function that says something else until the next load
 */
export function useAnnouncement(
  loaded: string | null,
): readonly [words: string, say: (words: string) => void] {
  const [notice, setNotice] = useState<{ words: string; after: string | null } | null>(null)
  const latest = useLatest(loaded)
  const say = useCallback((words: string) => setNotice({ words, after: latest.current }), [latest])
  const words = notice !== null && notice.after === loaded ? notice.words : loaded
  return [words ?? '', say]
}
