import { foldVietnamese } from '@nhansu/ui/format/fold-vietnamese.ts'

/** So many of those found are seen at once below the field. */
const seenAtOnce = 6

/** Whether a name has all the words that somebody typed, with marks or without. */
function isCalled(name: string, words: readonly string[]): boolean {
  const folded = foldVietnamese(name)
  return words.every((word) => folded.includes(word))
}

/**
 * Finds a commune among those of the list by words that are typed, without marks as well: the list holds what is found, and
 * the only one is chosen, as long as it is that. Without this the list itself is there.
 * @returns begins anew with what the list holds then
 */
export function searchCommunes(form: HTMLFormElement, list: HTMLSelectElement): () => void {
  const box = form.querySelector<HTMLElement>('[data-commune-search]')
  const typed = box?.querySelector('input')
  const said = box?.querySelector('output')
  if (box == null || typed == null || said == null) return () => {}
  let all: HTMLOptionElement[] = []
  // What was chosen automatically, and what by hand before it.
  let offered: HTMLOptionElement | undefined
  let before: HTMLOptionElement | undefined
  const close = () => {
    list.removeAttribute('size')
    list.style.height = ''
  }
  const find = () => {
    const words = foldVietnamese(typed.value).split(/\s+/).filter(Boolean)
    const units = all.filter(({ value }) => value !== '')
    const found = units.filter(({ text }) => isCalled(text, words))
    const [only] = found.length === 1 && words.length > 0 ? found : []
    const [chosen] = list.selectedOptions
    if (chosen !== offered) before = chosen
    offered = only
    // The one that was chosen by hand stays in the list until another is.
    const kept = only ?? before
    list.replaceChildren(...all.filter((each) => each.value === '' || each === kept || found.includes(each)))
    if (kept !== undefined) kept.selected = true
    close()
    said.textContent = ''
    if (words.length === 0) return
    said.textContent =
      only !== undefined
        ? `Đã chọn ${only.text}.`
        : found.length > 0
          ? `${found.length} phường, xã có tên như vậy.`
          : 'Không có phường, xã nào có tên như vậy. Hãy thử tên mới sau sáp nhập.'
    if (only !== undefined || found.length === 0) return
    list.size = Math.max(2, Math.min(seenAtOnce, list.options.length))
    list.style.height = 'auto'
  }
  typed.addEventListener('input', find)
  // The key would send the form.
  typed.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    list.focus()
  })
  list.addEventListener('change', close)
  const begin = () => {
    all = [...list.options]
    offered = undefined
    before = undefined
    typed.value = ''
    said.textContent = ''
    close()
    box.hidden = false
  }
  begin()
  return begin
}
