import type { Schemas } from '@nhansu/sdk/contract'
import { scheduleStateLabels } from '@nhansu/sdk/domains/recruitment'
import { Button } from '@nhansu/ui/button/button.tsx'
import { joinClasses } from '@nhansu/ui/dev/join-classes.ts'
import { formatDate } from '@nhansu/ui/format/date.ts'
import { Card } from '@nhansu/ui/layout/card.tsx'
import { Inline } from '@nhansu/ui/layout/inline.tsx'
import { Page } from '@nhansu/ui/layout/page.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Tab, TabList, TabPanel, Tabs } from '@nhansu/ui/tabs/tabs.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { useQuery } from '@tanstack/react-query'
import { CalendarPlus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { day, week } from '#web/kit/days/day-columns.css.ts'
import { addDays, mondayOf, weekdayOf, weekOf } from '#web/kit/days/week.ts'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import { keepRows, query } from '#web/session/queries.ts'
import { usePermission } from '#web/session/use-profile.ts'
import { todayInVietNam } from '#web/kit/today.ts'
import { appointment, cancelled, cell, head, scroller, table } from './interviews.css.ts'
import { RoundChooser, useChosenRound } from './round-chooser.tsx'
import { RoomsButton } from './rooms.tsx'
import { timesWords } from './times-words.ts'
import { hoursOf, inVietNam } from './viet-nam-hours.ts'

type Schedule = Schemas['RecruitmentSchedule']

// Their code comes with the first one that is opened.
const ScheduleDialog = lazy(() => import('./schedule-dialog.tsx'))
const InviteDialog = lazy(() => import('./invite-dialog.tsx'))
const ScheduleDetails = lazy(() => import('./schedule-details.tsx'))

type Task = { kind: 'new'; candidateIds: number[] } | { kind: 'show' | 'move' | 'invite'; schedule: Schedule }

/** The week of appointments, as a calendar and as the equal list, and who of a round still waits for a time. */
export default function ScheduleScreen() {
  const chosen = useChosenRound()
  const { campaignId, roundId, rounds } = chosen
  const mayEdit = usePermission('recruitment_edit')
  const mayWrite = usePermission('recruitment_email_edit') && mayEdit
  const [monday, setMonday] = useState(() => mondayOf(todayInVietNam()))
  const [task, setTask] = useState<Task>()
  const sunday = addDays(monday, 6)
  const schedules = useQuery({
    ...query('recruitmentSchedules.list', {
      query: { from: monday, to: sunday, ...(campaignId !== null && { recruitment_id: campaignId }) },
    }),
    placeholderData: keepRows(),
  })
  const open = (schedule: Schedule) => setTask({ kind: 'show', schedule })
  const close = () => setTask(undefined)
  const invite = (schedule: Schedule) => setTask({ kind: 'invite', schedule })
  // Whoever has arranged or moved something is asked who is to hear of it.
  const closeSaved = (saved?: Schedule) => (saved && mayWrite ? invite(saved) : close())
  const minutes = rounds.find(({ id }) => id === roundId)?.minutes ?? 30
  const mayAdd = mayEdit && roundId !== null
  return (
    <Page
      title="Lịch phỏng vấn"
      summary={`Tuần ${formatDate(monday)} đến ${formatDate(sunday)}`}
      actions={
        <Inline gap="sm">
          {mayEdit && <RoomsButton />}
          {mayAdd && (
            <Button
              tone="primary"
              icon={CalendarPlus}
              onClick={() => setTask({ kind: 'new', candidateIds: [] })}
            >
              Xếp lịch
            </Button>
          )}
        </Inline>
      }
    >
      <RoundChooser {...chosen} />
      {roundId !== null && (
        <Waiting
          roundId={roundId}
          mayEdit={mayEdit}
          onChoose={(id) => setTask({ kind: 'new', candidateIds: [id] })}
        />
      )}
      <Card>
        <Stack>
          <Inline gap="sm">
            <Button onClick={() => setMonday(addDays(monday, -7))}>Tuần trước</Button>
            <Button onClick={() => setMonday(mondayOf(todayInVietNam()))}>Tuần này</Button>
            <Button onClick={() => setMonday(addDays(monday, 7))}>Tuần sau</Button>
          </Inline>
          <Tabs defaultValue="lich">
            <TabList label="Cách xem">
              <Tab value="lich">Theo ngày</Tab>
              <Tab value="danh-sach">Danh sách</Tab>
            </TabList>
            <TabPanel value="lich">
              <Loaded query={schedules} level={2}>
                {({ schedules: rows }) => <Week monday={monday} rows={rows} onOpen={open} />}
              </Loaded>
            </TabPanel>
            <TabPanel value="danh-sach">
              <Loaded
                query={schedules}
                level={2}
                empty={({ schedules: rows }) =>
                  rows.length === 0 ? 'Tuần này chưa có lịch phỏng vấn.' : null
                }
              >
                {({ schedules: rows }) => <List rows={rows} onOpen={open} />}
              </Loaded>
            </TabPanel>
          </Tabs>
        </Stack>
      </Card>
      <Suspense>
        {task?.kind === 'show' && (
          <ScheduleDetails
            schedule={task.schedule}
            onMove={() => setTask({ kind: 'move', schedule: task.schedule })}
            onInvite={invite}
            onClose={close}
          />
        )}
        {task?.kind === 'move' && (
          <ScheduleDialog roundId={task.schedule.round_id} schedule={task.schedule} onClose={closeSaved} />
        )}
        {task?.kind === 'invite' && <InviteDialog schedule={task.schedule} onClose={close} />}
        {task?.kind === 'new' && roundId !== null && (
          <ScheduleDialog
            roundId={roundId}
            start={{ candidateIds: task.candidateIds, day: dayInView(monday), minutes }}
            onClose={closeSaved}
          />
        )}
      </Suspense>
    </Page>
  )
}

/** Tomorrow in the week of today, else the week's first day. */
function dayInView(monday: string): string {
  const tomorrow = addDays(todayInVietNam(), 1)
  return mondayOf(tomorrow) === monday ? tomorrow : monday
}

interface WaitingProps {
  roundId: number
  mayEdit: boolean
  onChoose: (candidateId: number) => void
}

function Waiting({ roundId, mayEdit, onChoose }: WaitingProps) {
  const people = useQuery(query('recruitmentSchedules.candidates', { query: { round_id: roundId } }))
  return (
    <Card title="Chờ xếp lịch">
      <Loaded query={people} level={3}>
        {({ candidates, interviewers }) => {
          const waiting = candidates.filter(({ schedule_id: id }) => id === null)
          if (waiting.length === 0)
            return <Text tone="soft">Không còn ứng viên nào chờ xếp lịch ở vòng này.</Text>
          return (
            <Stack gap="sm">
              <Inline gap="sm">
                {waiting.map(({ id, full_name: name, elsewhere }) => (
                  <Button key={id} size="small" disabled={!mayEdit} onClick={() => onChoose(id)}>
                    {elsewhere.length > 0 ? `${name} (đã có lịch khác)` : name}
                  </Button>
                ))}
              </Inline>
              {interviewers.map(({ id, full_name: name, times }) => {
                const words = timesWords(times)
                return words && <Text key={id} tone="soft">{`${name} nhận phỏng vấn: ${words}`}</Text>
              })}
            </Stack>
          )
        }}
      </Loaded>
    </Card>
  )
}

interface RowsProps {
  rows: readonly Schedule[]
  onOpen: (schedule: Schedule) => void
}

function Week({ monday, rows, onOpen }: RowsProps & { monday: string }) {
  return (
    <ol className={week}>
      {weekOf(monday).map((date) => {
        const ofDay = rows.filter(({ starts_at: at }) => inVietNam(at).date === date)
        return (
          <li key={date} className={day}>
            <Text weight="medium">
              {weekdayOf(date)} {formatDate(date).slice(0, 5)}
            </Text>
            {ofDay.length === 0 && <Text tone="soft">Không có lịch</Text>}
            {ofDay.map((row) => (
              <button
                key={row.id}
                type="button"
                className={joinClasses(appointment, row.state === 'cancelled' && cancelled)}
                onClick={() => onOpen(row)}
              >
                {hoursOf(row)} {namesOf(row.candidates)}, {row.round_name}
              </button>
            ))}
          </li>
        )
      })}
    </ol>
  )
}

function List({ rows, onOpen }: RowsProps) {
  return (
    <div className={scroller}>
      <table className={table}>
        <thead>
          <tr>
            {['Ngày giờ', 'Ứng viên', 'Vòng', 'Người chấm', 'Địa điểm', 'Trạng thái'].map((title) => (
              <th key={title} scope="col" className={head}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <td className={cell}>
                <Button size="small" onClick={() => onOpen(row)}>
                  {`${formatDate(inVietNam(row.starts_at).date)} ${hoursOf(row)}`}
                </Button>
              </td>
              <td className={cell}>{namesOf(row.candidates)}</td>
              <td className={cell}>{row.round_name}</td>
              <td className={cell}>{namesOf(row.interviewers)}</td>
              <td className={cell}>{[row.room_name, row.place].filter(Boolean).join(', ')}</td>
              <td className={cell}>{scheduleStateLabels[row.state]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function namesOf(people: readonly { full_name: string | null }[]): string {
  return people.map(({ full_name: name }) => name).join(', ')
}
