import {
  personalDataRequestChannelLabels,
  personalDataRequestKindLabels,
  personalDataRequestStateLabels,
} from '@nhansu/sdk/domains/personal-data'
import { fieldFacts } from '@nhansu/sdk/field-facts/personal-data-requests'
import { formatDate } from '@nhansu/ui/format/date.ts'
import { Eye } from 'lucide-react'
import { useMemo } from 'react'
import { defineResource, type Row } from '#web/kit/resource/define-resource.ts'
import type { ListActions } from '#web/kit/resource/list-actions.ts'
import { listScreen } from '#web/kit/resource/list-screen.tsx'
import { DataRequestState } from './data-request-state.tsx'
import { requestName } from './data-request-words.ts'
import { useDataRequestDialogs } from './use-data-request-dialogs.tsx'

/** The register of requests about personal data, by the next day on which something is due. */
export default listScreen(
  defineResource('personalDataRequests', {
    facts: fieldFacts,
    title: 'Yêu cầu về dữ liệu cá nhân',
    label: 'yêu cầu',
    nameOf: requestName,
    search: [],
    columns: [
      { field: 'full_name', filter: 'text', main: true, width: 175 },
      { field: 'nhansu_id', filter: 'text', kind: 'code', width: 110, hidden: true },
      {
        field: 'department_name',
        filter: { by: 'department_id', kind: { reference: 'departments' } },
        width: 150,
        hidden: true,
      },
      { field: 'kind', filter: { labels: personalDataRequestKindLabels }, width: 190 },
      {
        field: 'state',
        filter: { labels: personalDataRequestStateLabels },
        width: 220,
        cell: (state, { days_left }) => <DataRequestState state={state} daysLeft={days_left} />,
      },
      { field: 'next_due', filter: 'date', width: 125 },
      { field: 'received_on', filter: 'date', width: 115 },
      { field: 'channel', filter: { labels: personalDataRequestChannelLabels }, width: 150, hidden: true },
      { field: 'due', kind: 'date', hidden: true },
      { field: 'settled_by_name', width: 140 },
      {
        field: 'settled_at',
        filter: 'datetime',
        hidden: true,
        cell: (at) => (at === null ? '' : formatDate(at.slice(0, 10))),
      },
      { field: 'created_by_name', hidden: true },
    ],
    useActions: useDataRequestActions,
  }),
)

const noticeLink = {
  id: 'notice',
  label: 'Thông báo về dữ liệu cá nhân',
  tone: 'quiet' as const,
  href: '/du-lieu-ca-nhan/thong-bao',
}

const retentionLink = {
  id: 'retention',
  label: 'Thời hạn lưu và tạm giữ',
  tone: 'quiet' as const,
  href: '/du-lieu-ca-nhan/thoi-han-luu',
}

function useDataRequestActions(): ListActions<Row<'personalDataRequests'>> {
  const { show, offered, dialogs } = useDataRequestDialogs()
  const row = useMemo(() => [{ id: 'show', label: 'Xem yêu cầu', icon: Eye, onSelect: show }], [show])
  return { row, page: [...offered, noticeLink, retentionLink], dialogs }
}
