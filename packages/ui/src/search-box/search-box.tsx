import { Search, X } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
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

/** What stands in the box, the words that were searched for when it was drawn last, and those asked for since. */
interface Draft {
  typed: string
  seen: string
  asked: readonly string[]
}

/**
 * Words that change from outside (the Back key, 'Bỏ lọc') replace what is typed; those that were asked for here and arrive
 * after a while do not, since somebody may have typed on.
 */
function seeing({ typed, asked }: Draft, value: string): Draft {
  const arrived = asked.indexOf(value)
  return arrived < 0
    ? { typed: value, seen: value, asked: [] }
    : { typed, seen: value, asked: asked.slice(arrived + 1) }
}

/**
 * Who goes back before the words he asked for have arrived stays with those that are drawn: no change from outside will tell
 * that what was asked for never comes.
 */
const abandoning = (draft: Draft): Draft =>
  draft.asked.length === 0 ? draft : { ...draft, typed: draft.seen, asked: [] }

/** A search that begins on Enter: it asks a server, so it waits until the words are whole. */
export function SearchBox({ value, onSearch, label, placeholder, width = 'medium' }: SearchBoxProps) {
  const { dataTable } = useLabels()
  const [draft, setDraft] = useState<Draft>({ typed: value, seen: value, asked: [] })
  const field = useRef<HTMLInputElement>(null)
  if (draft.seen !== value) setDraft(seeing(draft, value))
  const { typed, asked } = draft

  useEffect(() => {
    const onBack = () => setDraft(abandoning)
    window.addEventListener('popstate', onBack)
    return () => window.removeEventListener('popstate', onBack)
  }, [])

  const submit = (text: string) => {
    const words = text.normalize('NFC').trim()
    const isNews = words !== (asked.at(-1) ?? value)
    setDraft({ ...draft, typed: words, asked: isNews ? [...asked, words] : asked })
    if (isNews || words !== value) onSearch(words)
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
        onChange={(event) => setDraft({ ...draft, typed: event.target.value })}
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
