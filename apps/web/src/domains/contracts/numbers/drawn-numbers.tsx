import { numberKindLabels, numberStateLabels } from '@nhansu/sdk/domains/numbers'
import { fieldFacts } from '@nhansu/sdk/field-facts/drawn-numbers'
import { Status } from '@nhansu/ui/badge/status.tsx'
import { Ban } from 'lucide-react'
import { useState } from 'react'
import { defineResource, type Row } from '#web/kit/resource/define-resource.ts'
import type { ListActions, ShownList } from '#web/kit/resource/list-actions.ts'
import { listScreen } from '#web/kit/resource/list-screen.tsx'
import { printAction } from '#web/kit/printing/print-action.tsx'
import { workbookActions } from '#web/kit/workbooks/workbook-actions.tsx'
import { usePermission } from '#web/session/use-profile.ts'
import { GiveUpDialog } from './give-up-dialog.tsx'

const useWorkbooks = workbookActions('drawnNumbers', { export: 'contract_export' })
const usePrint = printAction('drawnNumbers', 'contract_export')

const drawnNumbers = defineResource('drawnNumbers', {
  facts: fieldFacts,
  title: 'Sổ số',
  label: 'số',
  nameOf: ({ number }) => number,
  search: ['number'],
  columns: [
    { field: 'number', filter: 'text', main: true, kind: 'code', width: 220 },
    { field: 'kind', filter: { labels: numberKindLabels }, width: 220 },
    { field: 'contract_type_name', header: 'Loại hợp đồng', width: 200, hidden: true },
    { field: 'year', filter: 'number', kind: 'code', width: 100 },
    {
      field: 'state',
      filter: { labels: numberStateLabels },
      width: 130,
      cell: (state) => (
        <Status tone={state === 'used' ? 'plain' : 'neutral'}>{numberStateLabels[state]}</Status>
      ),
    },
    { field: 'reason', width: 220 },
    { field: 'drawn_by_name', width: 170 },
    { field: 'drawn_at', filter: 'datetime', width: 170 },
  ],
  useActions: useBookActions,
})

/** The book of numbers: every one that was ever given out, and why some stand on no paper. */
export default listScreen(drawnNumbers)

function useBookActions(list: ShownList<object>): ListActions<Row<'drawnNumbers'>> {
  const workbooks = useWorkbooks(list)
  const print = usePrint(list)
  const mayEdit = usePermission('contract_edit')
  const [open, setOpen] = useState(false)
  return {
    ...workbooks,
    page: [
      ...(print.page ?? []),
      ...(mayEdit
        ? [{ id: 'give-up', label: 'Bỏ số', icon: Ban, onSelect: () => setOpen(true) } as const]
        : []),
    ],
    dialogs: (
      <>
        {workbooks.dialogs}
        {print.dialogs}
        {open && <GiveUpDialog onClose={() => setOpen(false)} />}
      </>
    ),
  }
}
