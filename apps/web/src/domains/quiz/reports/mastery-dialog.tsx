import type { Data } from '@nhansu/sdk/contract'
import { Button } from '@nhansu/ui/button/button.tsx'
import type { DataTableColumn } from '@nhansu/ui/data-table/column.ts'
import { DataTable } from '@nhansu/ui/data-table/data-table.tsx'
import { useLocalRows } from '@nhansu/ui/data-table/use-local-rows.ts'
import { Dialog } from '@nhansu/ui/dialog/dialog.tsx'
import { DialogContent } from '@nhansu/ui/dialog/dialog-content.tsx'
import { DialogBody, DialogFooter, DialogHeader } from '@nhansu/ui/dialog/dialog-parts.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { useQuery } from '@tanstack/react-query'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import { query } from '#web/session/queries.ts'
import { percent } from '../analysis/percent.ts'
import type { askedOf } from './report-address.ts'

type Person = Data<'quizReports.masteryPeople'>['people'][number]

const columns: DataTableColumn<Person>[] = [
  { id: 'nhansu_id', header: 'Mã NV', kind: 'code', width: 120, priority: 3 },
  { id: 'full_name', header: 'Họ và tên', grow: true, width: 200, priority: 1, sortable: true },
  { id: 'papers', header: 'Số bài', kind: 'number', width: 90, priority: 4 },
  {
    id: 'share',
    header: 'Mức nắm vững',
    kind: 'number',
    width: 130,
    priority: 2,
    sortable: true,
    cell: ({ share }) => percent(share),
  },
]

/** So many people are answered, the weakest first. */
const mostPeople = 500

/** The unit and the field whose people are asked for; a unit of 0 is none, without one it is everybody. */
export interface Behind {
  unit: { id: number | null; name: string; isWithBelow?: boolean }
  field: { id: number; name: string }
}

interface MasteryDialogProps {
  behind: Behind
  asked: ReturnType<typeof askedOf>
  onClose: () => void
}

/** Who stands behind a figure of the map, the weakest first. */
export function MasteryDialog({ behind: { unit, field }, asked, onClose }: MasteryDialogProps) {
  const people = useQuery(
    query('quizReports.masteryPeople', {
      query: {
        ...asked,
        field_id: field.id,
        ...(unit.id !== null && { department_id: unit.id }),
        ...(unit.isWithBelow && { with_below: true }),
      },
    }),
  )
  return (
    <Dialog open onOpenChange={(open) => open || onClose()}>
      <DialogContent size="large">
        <DialogHeader title={`${unit.name}: ${field.name}`} />
        <DialogBody>
          <Loaded query={people} level={3}>
            {({ people: rows }) => (
              <Stack gap="sm">
                {rows.length >= mostPeople && (
                  <Text as="p" size="hint" tone="hint">
                    {`Chỉ hiện ${mostPeople} người có mức thấp nhất.`}
                  </Text>
                )}
                <People rows={rows} />
              </Stack>
            )}
          </Loaded>
        </DialogBody>
        <DialogFooter>
          <Button onClick={onClose}>Đóng</Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}

function People({ rows }: { rows: readonly Person[] }) {
  const local = useLocalRows(rows, columns)
  return (
    <DataTable
      label="Từng người"
      {...local}
      columns={columns}
      rowId={({ employee_id: id }) => id}
      rowName={({ full_name: name }) => name}
      height="natural"
    />
  )
}
