import type { ReactNode } from 'react'
import { useLabels } from '#ui/labels/labels-provider.tsx'
import { changedPart } from './changed-part.ts'
import { changed, container, label, list, missing, name, value, values } from './comparison.css.ts'

/** One value in its versions. */
export interface ComparedValue {
  key: string | number
  /** What the value is. */
  name: ReactNode
  /** The versions side by side; nothing shows as 'Chưa có'. Of two texts the parts that differ are marked. */
  versions: readonly { label: string; value: ReactNode }[]
  /** Below the versions: what can be done with it, or why it is not shown. */
  children?: ReactNode
}

export interface ComparisonProps {
  /** Values in reading order. */
  items: readonly ComparedValue[]
}

/** Old and new values side by side, with what has changed marked. */
export function Comparison({ items }: ComparisonProps) {
  return (
    <div className={container}>
      <ul className={list}>
        {items.map((item) => (
          <li key={item.key}>
            <div className={name}>{item.name}</div>
            <dl className={values}>
              {item.versions.map((version, place) => (
                <div key={version.label}>
                  <dt className={label}>{version.label}</dt>
                  <dd className={value}>
                    <Value of={version.value} beside={item.versions[place === 0 ? 1 : 0]?.value} />
                  </dd>
                </div>
              ))}
            </dl>
            {item.children}
          </li>
        ))}
      </ul>
    </div>
  )
}

function Value({ of, beside }: { of: ReactNode; beside: ReactNode }) {
  const { basics } = useLabels()
  if (of == null || of === '') return <span className={missing}>{basics.noValue}</span>
  if (typeof of !== 'string' || typeof beside !== 'string' || beside === '') return of
  const [before, differs, after] = changedPart(of, beside)
  // Where nothing is alike there is nothing to point at.
  if (before === '' && after === '') return of
  return (
    <>
      {before}
      {differs && <mark className={changed}>{differs}</mark>}
      {after}
    </>
  )
}
