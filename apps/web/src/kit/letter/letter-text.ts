/**
 * The words of a letter as people write them: an empty line ends a paragraph, '- ' begins an item of a list, two stars
 * stand around what is strong, and a link is '[words](address)'.
 */
export function toHtml(text: string): string {
  return text
    .trim()
    .split(/\n\s*\n/)
    .flatMap(blocksOf)
    .join('\n')
}

/**
 * The same back, for the form. Words that hold anything else are shown as the HTML that they are, and stay so: nobody's
 * formatting is lost by opening a form.
 */
export function toText(html: string): string {
  const text = html
    .replaceAll(/\s*\n\s*/g, '')
    .replaceAll('<br>', '\n')
    .replaceAll('<p>', '')
    .replaceAll('</p>', '\n\n')
    .replaceAll('<ul>', '')
    .replaceAll('</ul>', '\n')
    .replaceAll('<li>', '- ')
    .replaceAll('</li>', '\n')
    .replaceAll(/<\/?strong>/g, '**')
    .replaceAll(/<a href="([^"<>()]+)">([^<>[\]]+)<\/a>/g, '[$2]($1)')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .trim()
  return isHtml(text) || bare(toHtml(text)) !== bare(html) ? html : text
}

/** What a form holds, as the contract wants it: what was typed as HTML goes as it is. */
export function letterHtml(typed: string): string {
  return isHtml(typed) ? typed : toHtml(typed)
}

function isHtml(text: string): boolean {
  return /^\s*<[a-z]/i.test(text)
}

/** Without the line breaks between blocks, which say nothing. */
function bare(html: string): string {
  return html.replaceAll(/\s*\n\s*/g, '')
}

function blocksOf(paragraph: string): string[] {
  const blocks: { isList: boolean; lines: string[] }[] = []
  for (const line of paragraph.split('\n').map((each) => each.trim())) {
    const isList = line.startsWith('- ')
    const words = inline(isList ? line.slice(2) : line)
    const last = blocks.at(-1)
    if (last?.isList === isList) last.lines.push(words)
    else blocks.push({ isList, lines: [words] })
  }
  return blocks.map(({ isList, lines }) =>
    isList ? `<ul>${lines.map((item) => `<li>${item}</li>`).join('')}</ul>` : `<p>${lines.join('<br>')}</p>`,
  )
}

function inline(line: string): string {
  return line
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll(/\*\*(.+?)\*\*/g, '<strong>$1</strong>')
    .replaceAll(/\[([^[\]]+)\]\(([^\s"()]+)\)/g, '<a href="$2">$1</a>')
}
