import { download, saveFile } from '@nhansu/sdk'
import type { Schemas } from '@nhansu/sdk/contract'
import { attendanceLabels, scheduleModeLabels, scheduleStateLabels } from '@nhansu/sdk/domains/recruitment'
import { appointmentAnswerLabels } from '@nhansu/sdk/domains/portal-pages'
import { Button } from '@nhansu/ui/button/button.tsx'
import { DescriptionList } from '@nhansu/ui/description-list/description-list.tsx'
import { Dialog } from '@nhansu/ui/dialog/dialog.tsx'
import { DialogContent } from '@nhansu/ui/dialog/dialog-content.tsx'
import { DialogBody, DialogFooter, DialogHeader } from '@nhansu/ui/dialog/dialog-parts.tsx'
import { formatDate } from '@nhansu/ui/format/date.ts'
import { Inline } from '@nhansu/ui/layout/inline.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { CheckboxGroup } from '@nhansu/ui/checkbox-group/checkbox-group.tsx'
import { useToast } from '@nhansu/ui/toast/use-toast.ts'
import { CalendarArrowDown, Mail } from 'lucide-react'
import { useState } from 'react'
import { errorText } from '#web/kit/feedback/messages.ts'
import { client } from '#web/session/client.ts'
import { usePermission } from '#web/session/use-profile.ts'
import { refreshCandidates } from '../candidates/refresh-candidates.ts'
import { hoursOf, inVietNam } from './viet-nam-hours.ts'

type Schedule = Schemas['RecruitmentSchedule']

interface ScheduleDetailsProps {
  schedule: Schedule
  onMove: () => void
  /** Asks who hears of it. */
  onInvite: (schedule: Schedule) => void
  onClose: () => void
}

/** An appointment with what can be done about it. */
export default function ScheduleDetails({ schedule, onMove, onInvite, onClose }: ScheduleDetailsProps) {
  const { id, state, version } = schedule
  const mayEdit = usePermission('recruitment_edit')
  const mayWrite = usePermission('recruitment_email_edit') && mayEdit
  const [absent, setAbsent] = useState<readonly number[]>([])
  const toast = useToast()
  const [openedAt] = useState(() => Date.now())
  const isOver = new Date(schedule.starts_at).getTime() <= openedAt
  const run = async (
    work: () => Promise<unknown>,
    done: string,
    undo?: () => Promise<unknown>,
    next: () => void = onClose,
  ) => {
    try {
      await work()
      await refreshCandidates()
      toast.ok(done, {
        description: schedule.candidates.map(({ full_name: name }) => name).join(', '),
        ...(undo && { action: { label: 'Hoàn tác', run: () => void undo().then(refreshCandidates) } }),
      })
      next()
    } catch (error) {
      toast.bad(errorText(error))
    }
  }
  // Whoever was told of it is to hear that it is off.
  const cancel = async () => {
    const { schedule: now } = await client.call('recruitmentSchedules.destroy', { path: { id } })
    if (!mayWrite) return onClose
    const { people } = await client.call('recruitmentSchedules.invitations', {
      path: { id },
      query: { dry_run: true },
      body: {},
    })
    return people.length > 0 ? () => onInvite(now) : onClose
  }
  const take = async () => {
    try {
      saveFile(await download(client, 'recruitmentSchedules.calendar', { path: { id } }))
    } catch (error) {
      toast.bad(errorText(error))
    }
  }
  return (
    <Dialog open onOpenChange={(open) => open || onClose()}>
      <DialogContent>
        <DialogHeader
          title={`${schedule.round_name}, ${hoursOf(schedule)} ngày ${formatDate(inVietNam(schedule.starts_at).date)}`}
          description={`${schedule.recruitment_name} · ${scheduleStateLabels[state]}`}
        />
        <DialogBody>
          <Stack>
            <DescriptionList items={factsOf(schedule)} />
            <Inline gap="sm">
              {mayWrite && state !== 'done' && (
                <Button size="small" icon={Mail} onClick={() => onInvite(schedule)}>
                  {state === 'cancelled' ? 'Gửi thư báo hủy' : 'Gửi thư mời'}
                </Button>
              )}
              <Button size="small" icon={CalendarArrowDown} onClick={() => void take()}>
                Tải tệp lịch
              </Button>
            </Inline>
            {mayEdit && state === 'scheduled' && isOver && (
              <CheckboxGroup
                label="Ứng viên vắng mặt"
                hint="Người không chọn được ghi nhận là có mặt."
                options={schedule.candidates.map((each) => ({ value: each.id, label: each.full_name ?? '' }))}
                value={absent}
                onValueChange={setAbsent}
              />
            )}
          </Stack>
        </DialogBody>
        <DialogFooter>
          <Button onClick={onClose}>Đóng</Button>
          {mayEdit && state === 'cancelled' && (
            <Button
              onClick={() =>
                void run(
                  () => client.call('recruitmentSchedules.restore', { path: { id } }),
                  'Đã khôi phục lịch.',
                )
              }
            >
              Khôi phục lịch
            </Button>
          )}
          {mayEdit && state === 'scheduled' && (
            <>
              <Button
                onClick={() => {
                  let next = onClose
                  void run(
                    async () => {
                      next = await cancel()
                    },
                    'Đã hủy lịch.',
                    () => client.call('recruitmentSchedules.restore', { path: { id } }),
                    () => next(),
                  )
                }}
              >
                Hủy lịch
              </Button>
              {isOver ? (
                <Button
                  tone="primary"
                  onClick={() =>
                    void run(
                      () =>
                        client.call('recruitmentSchedules.attendance', {
                          path: { id },
                          body: { absent_ids: [...absent], version },
                        }),
                      'Đã ghi nhận có mặt.',
                    )
                  }
                >
                  Ghi nhận có mặt
                </Button>
              ) : (
                <Button tone="primary" onClick={onMove}>
                  Đổi lịch
                </Button>
              )}
            </>
          )}
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}

function factsOf(schedule: Schedule) {
  const { candidates, interviewers, mode, room_name: room, place, link, note, clash_reason: clash } = schedule
  return [
    {
      term: 'Ứng viên',
      value: candidates
        .map(({ full_name: name, answer, attendance }) => {
          const said =
            attendance === null ? answer && appointmentAnswerLabels[answer] : attendanceLabels[attendance]
          return said === null ? name : `${name} (${said.toLowerCase()})`
        })
        .join(', '),
    },
    {
      term: 'Người chấm',
      value: interviewers
        .map(({ full_name: name, has_left: left }) => (left ? `${name} (không còn trong hội đồng)` : name))
        .join(', '),
    },
    { term: 'Hình thức', value: scheduleModeLabels[mode] },
    { term: 'Địa điểm', value: [room, place].filter(Boolean).join(', ') || null },
    { term: 'Đường dẫn', value: link },
    { term: 'Ghi chú', value: note },
    { term: 'Lý do xếp trùng', value: clash },
  ].filter(({ value }) => value !== null && value !== '')
}
