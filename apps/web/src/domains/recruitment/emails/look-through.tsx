import type { Data, Schemas } from '@nhansu/sdk/contract'
import { emailHeldReasonLabels, emailVariables } from '@nhansu/sdk/domains/emails'
import { Button } from '@nhansu/ui/button/button.tsx'
import type { DataTableColumn } from '@nhansu/ui/data-table/column.ts'
import { DataTable } from '@nhansu/ui/data-table/data-table.tsx'
import { useLocalRows } from '@nhansu/ui/data-table/use-local-rows.ts'
import { Card } from '@nhansu/ui/layout/card.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { Problem } from '#web/kit/forms/problem.tsx'

type Skipped = Schemas['EmailSkipped']

interface LookThroughProps {
  look: Data<'emails.send'>
  isBusy: boolean
  problem: string | undefined
  onSend: () => void
}

/** How many get a letter, and by name who gets none and why. */
export function LookThrough({ look: { willing, skipped }, isBusy, problem, onSend }: LookThroughProps) {
  return (
    <Card title="Kiểm tra trước khi gửi">
      <Stack>
        <Text weight="strong">{`${willing} người sẽ nhận email.`}</Text>
        {skipped.length > 0 && (
          <>
            <Text tone="warn">{`${skipped.length} người không nhận được:`}</Text>
            <SkippedPeople skipped={skipped} />
          </>
        )}
        <Problem>{problem}</Problem>
        <div>
          <Button tone="primary" disabled={willing === 0} loading={isBusy} onClick={onSend}>
            {`Gửi email tới ${willing} người`}
          </Button>
        </div>
      </Stack>
    </Card>
  )
}

function SkippedPeople({ skipped }: { skipped: readonly Skipped[] }) {
  const table = useLocalRows(skipped, columns)
  return (
    <DataTable label="Người không nhận được" {...table} columns={columns} rowId={idOf} height="natural" />
  )
}

const idOf = ({ candidate_id: id }: Skipped) => id

const columns: readonly DataTableColumn<Skipped>[] = [
  { id: 'full_name', header: 'Họ và tên', width: 220, priority: 1 },
  { id: 'reason', header: 'Lý do', width: 420, priority: 2, cell: (row) => reasonOf(row) },
]

/** 'Thiếu thông tin để điền vào thư: Vị trí tuyển dụng'. */
function reasonOf({ reason, missing }: Pick<Skipped, 'reason' | 'missing'>): string {
  const names = missing.map((name) => emailVariables[name].title).join(', ')
  return names === '' ? emailHeldReasonLabels[reason] : `${emailHeldReasonLabels[reason]}: ${names}`
}
