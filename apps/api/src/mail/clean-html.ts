/** What a mail may be written with; everything else that looks like a tag is left out. */
const allowed = new Set(['p', 'br', 'strong', 'em', 'u', 'ul', 'ol', 'li', 'h2', 'h3', 'blockquote', 'a'])
const empty = new Set(['br'])

/** Elements whose inside is no text for people: it goes with them. */
const withInside =
  /<(script|style|iframe|object|embed|svg|math|template|noscript|form|textarea|title|head)\b[\s\S]*?(?:<\/\1\s{0,9}>|$)/gi
const comments = /<!--[\s\S]*?(?:-->|$)/g
/** A tag ends at the first `>` and holds no `<`: whatever is written otherwise becomes text. */
const parts = /<(\/?)([a-z][a-z0-9]{0,19})([^<>]*)>|[^<]+|</gi

/** Written out, so that no way of encoding `javascript:` fits; `{{link}}` is a variable of the template. */
const safeAddress =
  /^(?:https?:\/\/[\w.-]+(?::\d+)?(?:[/?#][\w./?=&;%#~+:@,-]*)?|mailto:[\w.+-]+@[\w.-]+|\{\{[a-z_]+\}\})$/i
const address = /\bhref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i

/**
 * What is left of a text with tags when only harmless ones may stay: it is put together anew from tags that we write
 * ourselves and from escaped text, so that nothing gets through by being unknown.
 */
export function cleanHtml(html: string): string {
  const open: string[] = []
  const source = html.replaceAll(comments, '').replaceAll(withInside, '')
  const cleaned = source.replaceAll(parts, (part: string, slash?: string, tag?: string, rest?: string) => {
    if (tag === undefined) return escapeLoose(part)
    const name = tag.toLowerCase()
    if (!allowed.has(name)) return ''
    if (slash) return close(open, name)
    if (empty.has(name)) return `<${name}>`
    open.push(name)
    return name === 'a' ? anchor(rest ?? '') : `<${name}>`
  })
  return (
    cleaned +
    open
      .toReversed()
      .map((name) => `</${name}>`)
      .join('')
  )
}

/** A value as text between tags or in an attribute. */
export function escapeHtml(value: string): string {
  return value
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')
}

/**
 * Takes the address off each link that {@link cleanHtml} would not have let through, once the variables are filled in: a
 * value that stands where an address does must be one, too.
 * @param html what {@link cleanHtml} has written, with escaped values
 * @param passing addresses that are none and may stay
 */
export function withSafeLinks(html: string, passing: readonly string[]): string {
  return html.replaceAll(/<a href="([^"]*)">/g, (link, href: string) =>
    passing.includes(href) || safeAddress.test(href.replaceAll('&amp;', '&')) ? link : '<a>',
  )
}

/** The same mail for those who read plain text: lines for blocks, addresses behind their words. */
export function plainText(html: string): string {
  return html
    .replaceAll(/<a href="([^"]*)"[^>]*>(.*?)<\/a>/gs, (_, href: string, words: string) =>
      words.trim() === href ? href : `${words} (${href})`,
    )
    .replaceAll('<li>', '- ')
    .replaceAll(/<br>|<\/(?:li|ul|ol)>/g, '\n')
    .replaceAll(/<\/(?:p|h2|h3|blockquote)>/g, '\n\n')
    .replaceAll(/<[^<>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&amp;', '&')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}

function escapeLoose(text: string): string {
  // Entities that are written already stay what they are.
  return text
    .replaceAll(/&(?!(?:[a-z]{2,8}|#\d{1,7}|#x[\da-f]{1,6});)/gi, '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
}

function close(open: string[], name: string): string {
  const at = open.lastIndexOf(name)
  if (at < 0) return ''
  return open
    .splice(at)
    .toReversed()
    .map((each) => `</${each}>`)
    .join('')
}

function anchor(attributes: string): string {
  const [, double, single, bare] = address.exec(attributes) ?? []
  const href = (double ?? single ?? bare ?? '').trim()
  return safeAddress.test(href) ? `<a href="${href.replaceAll(/&(?!amp;)/g, '&amp;')}">` : '<a>'
}
