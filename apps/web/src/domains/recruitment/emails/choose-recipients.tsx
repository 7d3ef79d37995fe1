import { rows } from '@nhansu/sdk'
import type { AnyApiError } from '@nhansu/sdk/errors'
import { candidateStateLabels } from '@nhansu/sdk/domains/candidates'
import type { DataTableColumn } from '@nhansu/ui/data-table/column.ts'
import { DataTable } from '@nhansu/ui/data-table/data-table.tsx'
import { type Selection, selectionTest } from '@nhansu/ui/data-table/selection.ts'
import { localPage } from '@nhansu/ui/data-table/local-rows.ts'
import type { DataTableState } from '@nhansu/ui/data-table/table-state.ts'
import { useLocalRows } from '@nhansu/ui/data-table/use-local-rows.ts'
import { EmptyState } from '@nhansu/ui/empty-state/empty-state.tsx'
import { Card } from '@nhansu/ui/layout/card.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import { ReferencePicker } from '#web/kit/references/reference-picker.tsx'
import { client } from '#web/session/client.ts'
import { CandidateStatus } from '../candidates/candidate-state.tsx'
import type { Recipient, SendDraft } from './send-draft.ts'

interface ChooseRecipientsProps {
  draft: SendDraft
  /** Who was chosen elsewhere already. */
  chosen: readonly number[] | undefined
  onCampaign: (id: number | null) => void
  onRecipients: (recipients: readonly Recipient[]) => void
}

/** One sending takes so many. */
const most = 5_000

/** The candidates of a campaign who get a letter. */
export function ChooseRecipients({ draft, chosen, onCampaign, onRecipients }: ChooseRecipientsProps) {
  const { campaignId } = draft
  const people = useQuery<Recipient[], AnyApiError>({
    queryKey: ['candidates.list', 'recipients', campaignId],
    queryFn: () => peopleOf(campaignId ?? 0),
    enabled: campaignId !== null,
  })
  return (
    <Card title="Gửi cho ai">
      <Stack>
        <ReferencePicker
          reference="recruitments"
          label="Đợt tuyển dụng"
          required
          value={campaignId}
          onValueChange={onCampaign}
        />
        {campaignId !== null && (
          <Loaded query={people}>
            {(found) => (
              <Recipients
                key={campaignId}
                people={found}
                start={startOf(found, draft.recipients, chosen)}
                onRecipients={onRecipients}
              />
            )}
          </Loaded>
        )}
      </Stack>
    </Card>
  )
}

interface RecipientsProps {
  people: readonly Recipient[]
  start: Selection
  onRecipients: (recipients: readonly Recipient[]) => void
}

function Recipients({ people, start, onRecipients }: RecipientsProps) {
  const [selection, setSelection] = useState(start)
  const table = useLocalRows(people, columns)
  const choose = (next: Selection) => {
    // 'All' are those whom the filters leave at this moment; who is chosen does not change with the filters.
    const among = next.kind === 'all' ? matching(people, table.state) : people
    const named = among.filter(({ id }) => selectionTest(next)(id))
    setSelection({ kind: 'some', ids: named.map(idOf) })
    onRecipients(named)
  }
  const begin = useEffectEvent(() => onRecipients(people.filter(({ id }) => selectionTest(start)(id))))
  useEffect(() => begin(), [])
  return (
    <DataTable
      label="Người nhận"
      {...table}
      columns={columns}
      rowId={idOf}
      rowName={nameOf}
      searchLabel="Tìm theo họ tên"
      selection={selection}
      onSelectionChange={choose}
      height="natural"
      empty={<EmptyState title="Đợt này chưa có ứng viên" level={3} />}
    />
  )
}

const idOf = ({ id }: Recipient) => id
const nameOf = ({ full_name: name }: Recipient) => name

const columns: readonly DataTableColumn<Recipient>[] = [
  { id: 'full_name', header: 'Họ và tên', width: 220, priority: 1, hideable: false, sortable: true },
  {
    id: 'state',
    header: 'Trạng thái',
    width: 190,
    priority: 2,
    filter: {
      kind: 'select',
      options: Object.entries(candidateStateLabels).map(([value, label]) => ({ value, label })),
    },
    cell: ({ state }) => <CandidateStatus state={state} />,
  },
  {
    id: 'email',
    header: 'Email',
    width: 240,
    priority: 3,
    cell: ({ email }) => email ?? <Text tone="warn">Chưa có địa chỉ email</Text>,
  },
  { id: 'applied_at', header: 'Ngày nộp', kind: 'datetime', width: 170, sortable: true },
]

/** Whom the filters and the search leave, on all pages. */
function matching(people: readonly Recipient[], state: DataTableState): readonly Recipient[] {
  return localPage(people, columns, { ...state, page: 1, size: Math.max(1, people.length) }).rows
}

async function peopleOf(campaignId: number): Promise<Recipient[]> {
  const found: Recipient[] = []
  const query = { recruitment_id: campaignId, size: 100, pagination: true }
  for await (const { id, full_name, state, email, applied_at } of rows(client, 'candidates.list', {
    query,
  })) {
    found.push({ id, full_name, state, email: email ?? null, applied_at })
    if (found.length >= most) break
  }
  return found
}

/** Whoever was chosen before stays so; nobody gets a letter without having been chosen. */
function startOf(
  people: readonly Recipient[],
  before: readonly Recipient[],
  elsewhere: readonly number[] | undefined,
): Selection {
  const ids = before.length > 0 ? before.map(idOf) : (elsewhere ?? [])
  return { kind: 'some', ids: ids.filter((id) => people.some((person) => person.id === id)) }
}
