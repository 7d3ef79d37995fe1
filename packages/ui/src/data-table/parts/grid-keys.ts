const CELL = 'tbody > tr[aria-rowindex] > td'
const WIDGET = 'button:not(:disabled), a[href], input:not(:disabled)'

/** Rows that Page Up and Page Down pass over. */
const PAGE = 10

/**
 * Moves focus between the cells of a table as the grid pattern says: one cell is in the page's order of Tab, arrows
 * move, Home and End go along the row, with Ctrl to the ends of the table; Enter or F2 steps into a cell, Escape out.
 *
 * @returns the way to stop
 */
export function followGridKeys(table: HTMLTableElement): () => void {
  const listening = new AbortController()
  const { signal } = listening
  table.addEventListener('keydown', (event) => onKey(table, event), { signal })
  table.addEventListener('focusin', ({ target }) => target instanceof Element && enter(table, target), {
    signal,
  })
  // Rows come and go; one cell is always there to go to.
  const watch = new MutationObserver(() => keepOneStop(table))
  watch.observe(table, { childList: true, subtree: true })
  signal.addEventListener('abort', () => watch.disconnect())
  keepOneStop(table)
  return () => listening.abort()
}

function keepOneStop(table: HTMLTableElement): void {
  const cells = [...table.querySelectorAll<HTMLElement>(CELL)]
  const stop = cells.find((cell) => cell.tabIndex === 0) ?? cells[0]
  for (const cell of cells) {
    if (cell.getAttribute('tabindex') === null || cell === stop) cell.tabIndex = cell === stop ? 0 : -1
    // What stands in a cell is reached through the cell.
    for (const widget of cell.querySelectorAll<HTMLElement>(WIDGET))
      if (!cell.contains(document.activeElement)) widget.tabIndex = -1
  }
}

function enter(table: HTMLTableElement, target: Element): void {
  const cell = target.closest<HTMLElement>(CELL)
  if (!cell) return
  for (const other of table.querySelectorAll<HTMLElement>(`${CELL}[tabindex="0"]`)) other.tabIndex = -1
  cell.tabIndex = 0
}

function onKey(table: HTMLTableElement, event: KeyboardEvent): void {
  const { target } = event
  const cell = target instanceof Element ? target.closest<HTMLElement>(CELL) : null
  if (!cell || event.isComposing) return
  // A cell that is open for typing has keys of its own.
  if (target instanceof Element && target.closest('[data-editing]')) return
  if (target !== cell) {
    if (event.key === 'Escape') cell.focus()
    return
  }
  if (event.key === 'Enter' || event.key === 'F2') {
    const widget = cell.querySelector<HTMLElement>(WIDGET)
    if (!widget) return
    event.preventDefault()
    if (widget.hasAttribute('data-edit')) widget.click()
    else widget.focus()
    return
  }
  const next = goal(table, cell, event)
  if (!next) return
  event.preventDefault()
  next.focus()
  next.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}

function goal(table: HTMLTableElement, cell: HTMLElement, { key, ctrlKey }: KeyboardEvent) {
  const rows = [...table.querySelectorAll('tbody > tr[aria-rowindex]')]
  const row = rows.findIndex((one) => one.contains(cell))
  const column = [...(rows[row]?.children ?? [])].indexOf(cell)
  const at = (toRow: number, toColumn: number) => {
    const cells = rows[Math.min(Math.max(toRow, 0), rows.length - 1)]?.children ?? []
    const next = cells[Math.min(Math.max(toColumn, 0), cells.length - 1)]
    return next instanceof HTMLElement ? next : undefined
  }
  switch (key) {
    case 'ArrowUp':
      return at(row - 1, column)
    case 'ArrowDown':
      return at(row + 1, column)
    case 'ArrowLeft':
      return at(row, column - 1)
    case 'ArrowRight':
      return at(row, column + 1)
    case 'Home':
      return at(ctrlKey ? 0 : row, 0)
    case 'End':
      return at(ctrlKey ? rows.length : row, Infinity)
    case 'PageUp':
      return at(row - PAGE, column)
    case 'PageDown':
      return at(row + PAGE, column)
    default:
      return undefined
  }
}
