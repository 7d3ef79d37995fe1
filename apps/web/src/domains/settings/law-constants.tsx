import { Button } from '@nhansu/ui/button/button.tsx'
import { joinClasses } from '@nhansu/ui/dev/join-classes.ts'
import { Page } from '@nhansu/ui/layout/page.tsx'
import { Card } from '@nhansu/ui/layout/card.tsx'
import { Inline } from '@nhansu/ui/layout/inline.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { VisuallyHidden } from '@nhansu/ui/layout/visually-hidden.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { NotLoaded } from '#web/kit/feedback/not-loaded.tsx'
import { query } from '#web/session/queries.ts'
import { AddLawValue } from './add-law-value.tsx'
import { LawConstantRow } from './law-constant-row.tsx'
import { LawHistory } from './law-history.tsx'
import { group, groupName, head, heads, table, value } from './law-table.css.ts'
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
  const areas = [...Map.groupBy<string, LawConstant>(data.law_constants, ({ area }) => area)]
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
      <Card>
        <Stack>
          <nav aria-label="Nhóm thông số">
            <Inline gap="xs" wrap>
              {areas.map(([area], place) => (
                <Button key={area} size="small" onClick={() => goTo(place)}>
                  {area}
                </Button>
              ))}
            </Inline>
          </nav>
          <table className={table}>
            <thead className={heads}>
              <tr>
                <th scope="col" className={head}>
                  Thông số
                </th>
                <th scope="col" className={joinClasses(head, value)}>
                  Đang áp dụng
                </th>
                <th scope="col" className={head}>
                  Từ ngày
                </th>
                <th scope="col" className={head}>
                  Căn cứ
                </th>
                <th scope="col" className={head}>
                  Sắp tới
                </th>
                <th scope="col" className={head}>
                  <VisuallyHidden>Thao tác</VisuallyHidden>
                </th>
              </tr>
            </thead>
            {areas.map(([area, constants], place) => (
              <tbody key={area} className={group}>
                <tr>
                  <th id={groupId(place)} tabIndex={-1} scope="rowgroup" colSpan={6} className={groupName}>
                    {area}
                  </th>
                </tr>
                {constants.map((each) => (
                  <LawConstantRow
                    key={each.key}
                    constant={each}
                    onHistory={() => setTask({ kind: 'history', key: each.key })}
                    onAdd={data.may_add ? () => setTask({ kind: 'add', key: each.key }) : undefined}
                  />
                ))}
              </tbody>
            ))}
          </table>
        </Stack>
      </Card>
      {constant && task?.kind === 'history' && <LawHistory constant={constant} onClose={close} />}
      {constant && task?.kind === 'add' && <AddLawValue constant={constant} onClose={close} />}
    </Page>
  )
}

const groupId = (place: number) => `nhom-${place + 1}`

/** Brings a group to the top of the window, and the keyboard with it. */
function goTo(place: number): void {
  const name = document.getElementById(groupId(place))
  name?.scrollIntoView({ block: 'start' })
  name?.focus({ preventScroll: true })
}
