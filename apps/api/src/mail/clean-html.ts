import sanitizeHtml from 'sanitize-html'

/** What a mail may be written with; every other tag is left out and its words stay. */
const allowedTags = ['p', 'br', 'strong', 'em', 'u', 'ul', 'ol', 'li', 'h2', 'h3', 'blockquote', 'a']

/** Elements whose inside is no text for people: it goes with them. */
const nonTextTags =
  'script style iframe object embed svg math template noscript form textarea option title head xmp noembed noframes plaintext'.split(
    ' ',
  )

/** Written out, so that no way of encoding `javascript:` fits; `{{link}}` is a variable of the template. */
const safeAddress =
  /^(?:https?:\/\/[\w.-]+(?::\d+)?(?:[/?#][\w./?=&;%#~+:@,-]*)?|mailto:[\w.+-]+@[\w.-]+|\{\{[a-z_]+\}\})$/i

/**
 * Keeps the harmless tags of a text and drops every other tag and attribute; what was left open is closed. sanitize-html
 * parses the text as a browser would, so that nothing gets through by being written oddly.
 */
export function cleanHtml(html: string): string {
  return sanitizeHtml(html, {
    allowedTags,
    nonTextTags,
    allowedAttributes: { a: ['href'] },
    allowedSchemes: ['http', 'https', 'mailto'],
    transformTags: {
      a: (tagName, { href = '' }) => ({
        tagName,
        attribs: safeAddress.test(href.trim()) ? { href: href.trim() } : {},
      }),
    },
    selfClosing: ['br'],
  }).replaceAll('<br />', '<br>')
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
    .replaceAll('\u00A0', ' ')
    .replaceAll('&amp;', '&')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}
