import { Page } from '@nhansu/ui/layout/page.tsx'
import { Card } from '@nhansu/ui/layout/card.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { NotLoaded } from '#web/kit/feedback/not-loaded.tsx'
import { query } from '#web/session/queries.ts'
import { AddLawValue } from './add-law-value.tsx'
import { LawConstantRow } from './law-constant-row.tsx'
import { LawHistory } from './law-history.tsx'
import type { LawConstant } from './law-words.ts'

const TITLE = 'Thông số pháp luật'

/** What is open over the screen. */
type Task = { kind: 'history' | 'add'; key: string }

/** Every number that a law or a rule of the group fixes: what holds today, what held, and what will. */
export default function LawConstants() {
  const { data, error, refetch } = useQuery(query('lawConstants.list'))
  const [task, setTask] = useState<Task>()
  if (!data) return <NotLoaded title={TITLE} error={error} onRetry={() => void refetch()} />
  const constant = data.law_constants.find(({ key }) => key === task?.key)
  const close = () => setTask(undefined)
  return (
    <Page
      title={TITLE}
      summary={
        data.may_add
          ? 'Dùng chung cho mọi công ty. Giá trị mới áp dụng từ ngày bạn chọn; giá trị cũ được giữ lại.'
          : 'Dùng chung cho mọi công ty. Chỉ quản trị viên của cả tập đoàn thêm được giá trị mới.'
      }
    >
      {[...Map.groupBy(data.law_constants, ({ area }) => area)].map(([area, constants]) => (
        <Card key={area} title={area}>
          <Stack as="ul" gap="md">
            {constants.map((each: LawConstant) => (
              <LawConstantRow
                key={each.key}
                constant={each}
                onHistory={() => setTask({ kind: 'history', key: each.key })}
                onAdd={data.may_add ? () => setTask({ kind: 'add', key: each.key }) : undefined}
              />
            ))}
          </Stack>
        </Card>
      ))}
      {constant && task?.kind === 'history' && <LawHistory constant={constant} onClose={close} />}
      {constant && task?.kind === 'add' && <AddLawValue constant={constant} onClose={close} />}
    </Page>
  )
}
