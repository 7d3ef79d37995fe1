import { ChevronDown, ChevronUp } from 'lucide-react'
import { memo, type ReactNode } from 'react'
import { Button } from '#ui/button/button.tsx'
import { joinClasses } from '#ui/dev/join-classes.ts'
import { useLabels } from '#ui/labels/labels-provider.tsx'
import type { CellKind } from '../column.ts'
import type { BodyRowProps } from './body-row.tsx'
import type { CardColumns } from './card-columns.ts'
import {
  aside,
  card,
  detail,
  fields,
  headLine,
  inside,
  opener,
  term,
  title,
  top,
  value,
  wholeValue,
} from './cards.css.ts'
import { RowActions } from './row-actions.tsx'
import { RowCheck } from './row-check.tsx'

interface CardProps<Row> extends Omit<BodyRowProps<Row>, 'columns' | 'position' | 'lead'> {
  columns: CardColumns<Row>
}

/** One row as a card. Text wraps instead of being cut: a finger cannot hover. */
export const Card = memo(function Card<Row>(props: CardProps<Row>) {
  const { row, id, name, columns, selected, expanded, renderDetail, actions, controls } = props
  const { dataTable } = useLabels()
  return (
    <li className={card} data-selected={selected === true || undefined}>
      {selected !== undefined && (
        <RowCheck
          label={dataTable.selectRow(name)}
          state={selected ? 'all' : 'none'}
          onChange={(chosen) => controls.select(id, chosen, false)}
        />
      )}
      <div className={inside}>
        <div className={headLine}>
          <div className={top}>
            {/* Each an element: words that stand side by side as bare text would be one. */}
            <div className={title}>{columns.title?.render(row)}</div>
            <div className={aside}>{columns.aside?.render(row)}</div>
          </div>
          {actions && <RowActions row={row} actions={actions} label={dataTable.rowActions(name)} />}
        </div>
        <dl className={fields}>
          {columns.fields.map(({ id: field, column, render }) => (
            <CardField key={field} header={column.header} whole={isWhole(column.kind)}>
              {render(row)}
            </CardField>
          ))}
        </dl>
        {expanded !== undefined && (
          <div className={opener}>
            <Button
              size="small"
              tone="quiet"
              icon={expanded ? ChevronUp : ChevronDown}
              aria-expanded={expanded}
              aria-label={`${dataTable.details}: ${name}`}
              onClick={() => controls.expand(id, !expanded)}
            >
              {dataTable.details}
            </Button>
          </div>
        )}
        {expanded && renderDetail && <div className={detail}>{renderDetail(row)}</div>}
      </div>
    </li>
  )
  // `memo` forgets that the component is generic.
}) as <Row>(props: CardProps<Row>) => ReactNode

/** A date or an amount on two lines is none. */
const isWhole = (kind: CellKind = 'text') => kind !== 'text' && kind !== 'code'

function CardField({ header, whole, children }: { header: string; whole: boolean; children: ReactNode }) {
  return (
    <>
      <dt className={term}>{header}</dt>
      <dd className={joinClasses(value, whole && wholeValue)}>{children}</dd>
    </>
  )
}
