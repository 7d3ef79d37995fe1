import type { Data, Schemas } from '@nhansu/sdk/contract'
import { heldCertificateStateLabels } from '@nhansu/sdk/domains/training'
import { Button } from '@nhansu/ui/button/button.tsx'
import type { DataTableColumn } from '@nhansu/ui/data-table/column.ts'
import { DataTable } from '@nhansu/ui/data-table/data-table.tsx'
import { useLocalRows } from '@nhansu/ui/data-table/use-local-rows.ts'
import { EmptyState } from '@nhansu/ui/empty-state/empty-state.tsx'
import { formatPercent } from '@nhansu/ui/format/number.ts'
import { Card } from '@nhansu/ui/layout/card.tsx'
import { Inline } from '@nhansu/ui/layout/inline.tsx'
import { useMediaQuery } from '@nhansu/ui/media/use-media-query.ts'
import { Text } from '@nhansu/ui/text/text.tsx'
import { media } from '@nhansu/ui/theme/media.ts'
import { OpeningFigure } from '#web/kit/figures/opening-figure.tsx'
import { countedOf, inForceOf } from './grid-figures.ts'
import { shownKinds, unshownNote } from './shown-kinds.ts'
import { share } from './unit-grid.css.ts'

type Report = Data<'trainingReports.certificates'>
type Unit = Report['units'][number]
type Kind = Report['certificates'][number]
type State = Schemas['HeldCertificateState']

/** So many certificates can be read beside each other. */
const roomOfTable = 8
/** So many have a line on a phone's card. */
const roomOfCard = 3

/** A certificate in a line of the grid. */
export interface OpenCell {
  /** Null for a line that is no unit, which `rest` names. */
  unitId: number | null
  rest: Schemas['CertificateRest'] | null
  certificateId: number
}

interface UnitGridProps {
  report: Report
  /** The state that is counted; null: all. */
  state: State | null
  /** Told of a unit whose own units are asked for. */
  onUnit: (unitId: number) => void
  /** Told of a certificate in a line whose rows are asked for. */
  onCell: (cell: OpenCell) => void
}

/** Units down, the most urgent certificates across: how many rows stand behind each, and how many of a hundred are in force. */
export function UnitGrid(props: UnitGridProps) {
  const { report, state } = props
  const room = useMediaQuery(media.phone) ? roomOfCard : roomOfTable
  const columns = columnsOf(props, shownKinds(report.certificates, state, room))
  const unshown = unshownNote(report.certificates.length, state, room)
  const local = useLocalRows(report.units, columns)
  const counted = state === null ? 'Số người có hoặc phải có' : heldCertificateStateLabels[state]
  return (
    <Card title="Từng đơn vị">
      <DataTable
        label="Chứng chỉ theo đơn vị"
        {...local}
        columns={columns}
        rowId={({ id, name }) => id ?? name}
        rowName={({ name }) => name}
        searchLabel="Tìm đơn vị"
        height="natural"
        empty={<EmptyState title="Không có đơn vị nào" level={3} />}
      />
      <Text as="p" tone="hint">
        {`${counted}, và tỷ lệ còn hạn hoặc sắp hết hạn. Mỗi đơn vị tính cả các đơn vị trực thuộc.`}
      </Text>
      {unshown !== null && (
        <Text as="p" tone="hint">
          {unshown}
        </Text>
      )}
    </Card>
  )
}

/** A column of names, and one for each of these certificates. */
function columnsOf(
  { state, onUnit, onCell }: UnitGridProps,
  kinds: readonly Kind[],
): DataTableColumn<Unit>[] {
  const figuresOf = (unit: Unit, certificateId: number) =>
    unit.cells.find(({ certificate_id: id }) => id === certificateId)?.figures
  return [
    {
      id: 'name',
      header: 'Đơn vị',
      grow: true,
      width: 200,
      priority: 1,
      cell: ({ id, name }) =>
        id === null ? (
          name
        ) : (
          <Button size="small" tone="quiet" onClick={() => onUnit(id)}>
            {name}
          </Button>
        ),
    },
    ...kinds.map(({ id: certificateId, name }, at): DataTableColumn<Unit> => ({
      id: `certificate_${certificateId}`,
      header: name,
      wrapsHead: true,
      kind: 'number',
      width: 108,
      // Beside the card's title it would stand without its name.
      priority: at + 3,
      value: (unit) => countedOf(figuresOf(unit, certificateId), state),
      cell: (unit) => {
        const figures = figuresOf(unit, certificateId)
        const percent = inForceOf(figures)
        const { id, rest } = unit
        return (
          <Inline gap="sm" justify="end" align="baseline" wrap={false}>
            <OpeningFigure
              value={countedOf(figures, state)}
              name={`${unit.name}, ${name}`}
              onOpen={() => onCell({ unitId: id, rest, certificateId })}
            />
            {percent !== null && (
              <span className={share}>
                <Text tone="soft">{formatPercent(percent)}</Text>
              </span>
            )}
          </Inline>
        )
      },
    })),
  ]
}
