import { Search, X } from 'lucide-react'
import { type KeyboardEvent, useRef, useState } from 'react'
import { joinClasses } from '#ui/dev/join-classes.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { useLabels } from '#ui/labels/labels-provider.tsx'
import { box, clear, icon, input, widths } from './search-box.css.ts'

export interface SearchBoxProps {
  /** The words that are searched for now; empty for none. */
  value: string
  /** Told on Enter, and when the words are cleared; trimmed, in composed letters. */
  onSearch: (words: string) => void
  /** What is searched, for a screen reader: 'Tìm nhân viên theo tên, mã, số điện thoại'. */
  label?: string
  /** Default: 'Nhập..., ấn Enter!'. */
  placeholder?: string
  /** 320 px, or all of its place. On a phone always all of it. */
  width?: 'medium' | 'full'
}

/** A search that begins on Enter: it asks a server, so it waits until the words are whole. */
export function SearchBox({ value, onSearch, label, placeholder, width = 'medium' }: SearchBoxProps) {
  const { dataTable } = useLabels()
  const [draft, setDraft] = useState({ typed: value, from: value })
  const field = useRef<HTMLInputElement>(null)
  // Words that change from outside (the Back key, 'Bỏ lọc') replace what is typed.
  const typed = draft.from === value ? draft.typed : value
  const type = (text: string) => setDraft({ typed: text, from: value })

  const submit = (text: string) => {
    const words = text.normalize('NFC').trim()
    // Kept as what is searched for now: if the caller then goes back to older words, those show.
    setDraft({ typed: words, from: words })
    if (words !== value) onSearch(words)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // While Telex composes, Enter and Escape belong to the input method.
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') submit(typed)
    else if (event.key === 'Escape' && typed !== '') submit('')
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <search className={joinClasses(box, widths[width])}>
      <span className={icon}>
        <Icon of={Search} />
      </span>
      <input
        ref={field}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        className={input}
        aria-label={label ?? dataTable.search}
        placeholder={placeholder ?? dataTable.searchPlaceholder}
        value={typed}
        onChange={(event) => type(event.target.value)}
        onKeyDown={onKeyDown}
      />
      {typed !== '' && (
        <button
          type="button"
          className={clear}
          aria-label={dataTable.clearSearch}
          onClick={() => {
            submit('')
            field.current?.focus()
          }}
        >
          <Icon of={X} size="small" />
        </button>
      )}
    </search>
  )
}
