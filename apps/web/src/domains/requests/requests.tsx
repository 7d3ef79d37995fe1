import { requestStateLabels } from '@nhansu/sdk/domains/requests'
import { fieldFacts } from '@nhansu/sdk/field-facts/request-change-infos'
import { ButtonLink } from '@nhansu/ui/button/button-link.tsx'
import { formatDate } from '@nhansu/ui/format/date.ts'
import { Inline } from '@nhansu/ui/layout/inline.tsx'
import { Link } from '@nhansu/ui/link/link.tsx'
import { ClipboardCheck, Settings } from 'lucide-react'
import { defineResource } from '#web/kit/resource/define-resource.ts'
import { listScreen } from '#web/kit/resource/list-screen.tsx'
import { usePermission } from '#web/session/use-profile.ts'
import { RequestState } from './request-state.tsx'
import { useRequestActions } from './use-request-actions.tsx'
import { waited } from './waited.ts'

const requests = defineResource('requestChangeInfos', {
  facts: fieldFacts,
  title: 'Yêu cầu cập nhật thông tin',
  label: 'yêu cầu',
  nameOf: ({ full_name, changes }) => `${full_name}: ${changes}`,
  search: [],
  columns: [
    {
      field: 'full_name',
      filter: 'text',
      main: true,
      width: 150,
      cell: (name, { employee_id }) => (
        <Link href={`/yeu-cau-cap-nhat-thong-tin/${employee_id}`}>{name}</Link>
      ),
    },
    { field: 'nhansu_id', filter: 'text', kind: 'code', width: 110, hidden: true },
    {
      field: 'department_name',
      filter: { by: 'department_id', kind: { reference: 'departments' } },
      width: 130,
    },
    { field: 'changes', width: 190 },
    {
      field: 'created_at',
      filter: 'datetime',
      width: 220,
      cell: (at, { waiting_days }) =>
        waiting_days === null
          ? formatDate(at.slice(0, 10))
          : `${formatDate(at.slice(0, 10))} (${waited(waiting_days)})`,
    },
    {
      field: 'state',
      filter: { labels: requestStateLabels },
      width: 120,
      cell: (state) => <RequestState state={state} />,
    },
    { field: 'reviewed_by_name', width: 115 },
    {
      field: 'reviewed_at',
      filter: 'datetime',
      hidden: true,
      cell: (at) => (at === null ? '' : formatDate(at.slice(0, 10))),
    },
    { field: 'effective_date', filter: 'date', hidden: true },
    { field: 'created_by_name', hidden: true },
    { field: 'note', hidden: true },
  ],
  toolbar: ToolbarLinks,
  useActions: useRequestActions,
})

/** Requests of everybody whom the reader may see, those that have waited longest first. */
export default listScreen(requests)

function ToolbarLinks() {
  const maySet = usePermission('request_change_edit')
  const seesRounds = usePermission('request_change_access:company')
  return (
    <Inline gap="sm">
      {seesRounds && (
        <ButtonLink icon={ClipboardCheck} href="/yeu-cau-cap-nhat-thong-tin/dot-ra-soat">
          Đợt rà soát
        </ButtonLink>
      )}
      {maySet && (
        <ButtonLink icon={Settings} href="/yeu-cau-cap-nhat-thong-tin/cai-dat">
          Cài đặt
        </ButtonLink>
      )}
    </Inline>
  )
}
