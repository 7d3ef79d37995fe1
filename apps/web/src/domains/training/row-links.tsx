import { ButtonLink } from '@nhansu/ui/button/button-link.tsx'
import { Link } from '@nhansu/ui/link/link.tsx'

/** The name of somebody in a list, with the way to his file. */
export function PersonLink({ id, name }: { id: number; name: string }) {
  return (
    <Link tone="quiet" href={`/nhan-vien/${id}/chi-tiet`}>
      {name}
    </Link>
  )
}

interface CodeLinkProps {
  code: string | null
  id: number | null
  pathOf: (id: number) => string
}

/** The code of a course or a plan that a row belongs to, with the way there; a dash where it belongs to none. */
export function CodeLink({ code, id, pathOf }: CodeLinkProps) {
  if (code === null || id === null) return '–'
  return (
    <Link tone="quiet" href={pathOf(id)}>
      {code}
    </Link>
  )
}

/** A way beside the search; unbroken, because on a phone it would stand in three lines. */
export function WayBeside({ href, words }: { href: string; words: string }) {
  return <ButtonLink href={href}>{words.replaceAll(' ', '\u00a0')}</ButtonLink>
}
