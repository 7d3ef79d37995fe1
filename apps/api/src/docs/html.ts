/** Text as it may stand inside an element or an attribute. */
export function escaped(text: unknown): string {
  return String(text)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

/** A table; its cells are HTML already. Nothing for no rows. */
export function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return ''
  const head = heads.map((text) => `<th scope="col">${escaped(text)}</th>`).join('')
  const body = rows.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')
  return `<div class="wide"><table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table></div>`
}

/** Code as it is. */
export function code(text: unknown): string {
  return `<code>${escaped(text)}</code>`
}

/** A whole page of the reference. @param main HTML */
export function page(title: string, main: string): string {
  return (
    `<!doctype html><html lang="vi"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width, initial-scale=1">` +
    `<title>${escaped(title)}</title><link rel="stylesheet" href="/docs/reference.css">` +
    `<script type="module" src="/docs/reference.js"></script></head><body><main>${main}</main></body></html>`
  )
}
