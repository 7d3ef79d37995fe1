import type { Schemas } from '@nhansu/sdk/contract'
import { reminderKindLabels } from '@nhansu/sdk/domains/reminders'
import { Button } from '@nhansu/ui/button/button.tsx'
import { DescriptionList } from '@nhansu/ui/description-list/description-list.tsx'
import { Card } from '@nhansu/ui/layout/card.tsx'
import { Page } from '@nhansu/ui/layout/page.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { NotLoaded } from '#web/kit/feedback/not-loaded.tsx'
import { query } from '#web/session/queries.ts'
import { usePermission } from '#web/session/use-profile.ts'
import { ReminderDialog } from './reminder-dialog.tsx'

type Rule = Schemas['ReminderRule']

const title = 'Nhắc việc'

/** When the company reminds people of what is due, and whom. */
export default function ReminderRulesScreen() {
  const { data, error, refetch } = useQuery(query('reminderRules.list'))
  const [changing, setChanging] = useState<Rule>()
  const mayEdit = usePermission('contract_edit')
  if (!data) return <NotLoaded title={title} error={error} onRetry={() => void refetch()} />
  return (
    <Page title={title} summary="Mỗi người nhận một thư lúc 6 giờ sáng, gộp mọi việc đến hạn theo đơn vị.">
      {data.reminder_rules.map((rule) => (
        <Card
          key={rule.id}
          title={reminderKindLabels[rule.kind]}
          actions={
            mayEdit && (
              <Button size="small" onClick={() => setChanging(rule)}>
                Sửa
              </Button>
            )
          }
        >
          <DescriptionList
            columns={3}
            layout="under"
            items={[
              { term: 'Nhắc trước', value: daysWords(rule) },
              { term: 'Nơi nhận', value: recipientsWords(rule) },
              { term: 'Trạng thái', value: rule.is_active ? 'Đang nhắc' : 'Không nhắc' },
            ]}
          />
        </Card>
      ))}
      {changing && <ReminderDialog rule={changing} onClose={() => setChanging(undefined)} />}
    </Page>
  )
}

/** '90, 60, 30 ngày và đúng ngày'; a certificate brings its own first step, and is spoken of until it is renewed. */
function daysWords({ kind, days_before }: Rule): string {
  const before = days_before.filter((days) => days > 0)
  const words = [
    ...(before.length > 0 ? [`${before.join(', ')} ngày`] : []),
    ...(days_before.includes(0) ? ['đúng ngày'] : []),
  ].join(' và ')
  if (kind === 'document') return `${words}; bắt đầu từ mốc Nhắc trước sớm nhất của từng tài liệu`
  if (kind === 'reading') return `${words}; quá hạn thì nhắc hằng tuần đến khi xác nhận`
  if (kind !== 'certificate') return words
  return `${words}; bắt đầu từ số ngày Nhắc trước của từng chứng chỉ, quá hạn thì nhắc hằng tuần`
}

function recipientsWords({ to_holder, to_head, role_names, employee_names }: Rule): string {
  return [
    ...(to_holder ? ['Chính nhân viên'] : []),
    ...(to_head ? ['Trưởng đơn vị'] : []),
    ...role_names,
    ...employee_names,
  ].join(', ')
}
