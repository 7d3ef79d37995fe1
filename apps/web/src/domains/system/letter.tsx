import { Fragment, type ReactNode } from 'react'
import { letterList, sheet } from './letter.css.ts'

/** What a cleaned mail may hold; whatever else there is stays the text that it is. */
const tags = ['p', 'strong', 'em', 'u', 'ul', 'ol', 'li', 'h2', 'h3', 'blockquote', 'a'] as const
type Tag = (typeof tags)[number]

const pieces = /<(\/?)([a-z0-9]+)(?: href="[^"]*")?>|[^<]+|</g
const entities: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': '\u00A0',
  '&amp;': '&',
}

/** A mail as it looks, drawn from its cleaned text by elements of our own: none of it is ever HTML of this page. */
export function Letter({ html }: { html: string }) {
  return <div className={sheet}>{drawn(html)}</div>
}

interface Open {
  tag: Tag | undefined
  inside: ReactNode[]
}

/** Elements for the tags that are known, in their order; links lead nowhere, since nobody has been sent them. */
function drawn(html: string): ReactNode[] {
  const root: Open = { tag: undefined, inside: [] }
  const open: Open[] = [root]
  const innermost = () => open.at(-1) ?? root
  for (const [piece, slash, name] of html.matchAll(pieces)) {
    const tag = tags.find((known) => known === name)
    if (name === 'br') innermost().inside.push(<br key={innermost().inside.length} />)
    else if (tag === undefined) addText(innermost(), piece)
    else if (slash === '') open.push({ tag, inside: [] })
    else closeInnermost(open)
  }
  while (open.length > 1) closeInnermost(open)
  return root.inside
}

function closeInnermost(open: Open[]): void {
  const ended = open.length > 1 ? open.pop() : undefined
  const around = open.at(-1)
  if (ended?.tag === undefined || around === undefined) return
  const Tag = ended.tag === 'a' ? 'u' : ended.tag
  const className = Tag === 'ul' || Tag === 'ol' ? letterList : undefined
  const inside = ended.inside.map((part, at) => <Fragment key={at}>{part}</Fragment>)
  around.inside.push(
    <Tag key={around.inside.length} className={className}>
      {inside}
    </Tag>,
  )
}

/** Lines between blocks are nothing that anybody sees. */
function addText({ tag, inside }: Open, piece: string): void {
  if (tag !== undefined || piece.trim() !== '') inside.push(decoded(piece))
}

function decoded(text: string): string {
  return text.replaceAll(/&(?:lt|gt|quot|#39|nbsp|amp);/g, (entity) => entities[entity] ?? entity)
}
