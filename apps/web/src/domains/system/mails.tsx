import { fieldFacts } from '@nhansu/sdk/field-facts/mails'
import { mailStateLabels } from '@nhansu/sdk/domains/system'
import { Status } from '@nhansu/ui/badge/status.tsx'
import type { RowAction } from '@nhansu/ui/data-table/row-action.ts'
import { Text } from '@nhansu/ui/text/text.tsx'
import { useMutation } from '@tanstack/react-query'
import { Ban, Eye, Send } from 'lucide-react'
import { useMemo, useState } from 'react'
import { defineResource, type Row } from '#web/kit/resource/define-resource.ts'
import type { ListActions } from '#web/kit/resource/list-actions.ts'
import { listScreen } from '#web/kit/resource/list-screen.tsx'
import { mutation } from '#web/session/queries.ts'
import { usePermission } from '#web/session/use-profile.ts'
import { MailView } from './mail-view.tsx'
import { mailStateTones } from './state-tones.ts'
import { useLive } from './use-live.ts'
import { useQuestion } from './use-question.tsx'

type Mail = Row<'mails'>

const mails = defineResource('mails', {
  facts: fieldFacts,
  title: 'Thư gửi đi',
  label: 'thư',
  emptyText:
    'Thư do hệ thống gửi, như liên kết đặt mật khẩu, thư mời và nhắc việc, hiện ở đây kèm kết quả gửi.',
  nameOf: (mail) => mail.subject,
  search: [],
  columns: [
    { field: 'subject', filter: 'text', main: true, width: 250 },
    { field: 'to_name', filter: 'text', width: 160, personal: true },
    { field: 'to_address', filter: 'text', width: 190, personal: true },
    {
      field: 'state',
      filter: { labels: mailStateLabels },
      width: 150,
      cell: (state) => <Status tone={mailStateTones[state]}>{mailStateLabels[state]}</Status>,
    },
    {
      field: 'last_error',
      width: 160,
      cell: (error) => error && <span title={error}>{error}</span>,
    },
    { field: 'attempts', kind: 'number', width: 120, hidden: true },
    { field: 'created_at', filter: 'datetime', width: 170 },
    { field: 'sent_at', filter: 'datetime', width: 170, hidden: true },
    {
      field: 'requested_by',
      // An object has no title of its own.
      header: 'Người yêu cầu',
      width: 180,
      hidden: true,
      cell: (requester) => (requester ? (requester.full_name ?? '–') : <Text tone="hint">Hệ thống</Text>),
    },
    { field: 'template_title', width: 180, hidden: true },
  ],
})

/** The outbox of the company, for its administrators: what was sent, what waits, what failed and why. */
export default listScreen<'mails'>({ ...mails, useActions: useMailActions })

function useMailActions(): ListActions<Mail> {
  useLive('mails')
  const mayEdit = usePermission('permission_edit')
  const [shown, show] = useState<number>()
  const { mutateAsync: cancel } = useMutation(mutation('mails.cancel'))
  const { mutateAsync: retry } = useMutation(mutation('mails.retry'))
  const { ask, dialog } = useQuestion()
  const row = useMemo(
    (): RowAction<Mail>[] => [
      { id: 'show', label: 'Xem thư', icon: Eye, onSelect: ({ id }) => show(id) },
      {
        id: 'retry',
        label: 'Gửi lại',
        icon: Send,
        hidden: ({ state }) => !mayEdit || ['queued', 'sending', 'sent'].includes(state),
        refusal: ({ has_secrets }) => (has_secrets ? 'Liên kết dùng một lần đã được xóa' : null),
        onSelect: ({ id, subject, to_address }) =>
          ask({
            title: `Gửi lại "${subject}"?`,
            description: `Thư được đưa lại vào hàng chờ và gửi tới ${to_address}.`,
            confirmLabel: 'Gửi lại',
            work: () => retry({ path: { id } }),
            done: 'Thư đã được đưa vào hàng chờ.',
            about: subject,
          }),
      },
      {
        id: 'cancel',
        label: 'Hủy gửi',
        icon: Ban,
        intent: 'danger',
        hidden: ({ state }) => !mayEdit || state !== 'queued',
        onSelect: ({ id, subject, to_address }) =>
          ask({
            title: `Hủy gửi "${subject}"?`,
            description: `Thư sẽ không được gửi tới ${to_address}.`,
            confirmLabel: 'Hủy gửi',
            tone: 'danger',
            work: () => cancel({ path: { id } }),
            done: 'Đã hủy thư.',
            about: subject,
          }),
      },
    ],
    [ask, cancel, mayEdit, retry],
  )
  const view = shown !== undefined && <MailView id={shown} onClose={() => show(undefined)} />
  return {
    row,
    dialogs: (
      <>
        {dialog}
        {view}
      </>
    ),
  }
}
