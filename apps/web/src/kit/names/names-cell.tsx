import { OpensLater } from '@nhansu/ui/overlay/opens-later.tsx'
import { cell, first, others } from './names-cell.css.ts'

interface NamesCellProps {
  /** What the names are of: 'Đơn vị'. */
  label: string
  /** The one that shows comes first. */
  names: readonly string[]
}

const load = () => import('./all-names.tsx').then((loaded) => loaded.AllNames)

/** One name of several in a cell; the number of the others is a button that names them all, for fingers and keys too. */
export function NamesCell({ label, names }: NamesCellProps) {
  const [shown = '–', ...rest] = names
  if (rest.length === 0) return <span title={shown}>{shown}</span>
  return (
    <span className={cell}>
      <span className={first} title={shown}>
        {shown}
      </span>
      <OpensLater
        popup="dialog"
        load={load}
        props={{ label, names }}
        button={
          <button
            type="button"
            className={others}
            aria-label={`${label}: +${rest.length}, ${rest.join(', ')}`}
          >
            +{rest.length}
          </button>
        }
      />
    </span>
  )
}
