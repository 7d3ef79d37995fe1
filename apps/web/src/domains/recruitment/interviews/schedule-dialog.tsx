import type { Input, Schemas } from '@nhansu/sdk/contract'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { FormFields } from '#web/kit/forms/form-fields.tsx'
import { client } from '#web/session/client.ts'
import { query } from '#web/session/queries.ts'
import { CandidateFormDialog } from '../candidates/candidate-form-dialog.tsx'
import { scheduleBody, scheduleFields, scheduleValues } from './schedule-fields.ts'

type Schedule = Schemas['RecruitmentSchedule']

interface ScheduleDialogProps {
  roundId: number
  /** The appointment that is moved; none for a new one. */
  schedule?: Schedule
  /** Whom a new one is for, and the day in view. */
  start?: { candidateIds: readonly number[]; day: string; minutes: number }
  /** @param saved the appointment as it is now; none where nothing was saved */
  onClose: (saved?: Schedule) => void
}

/** The form of an appointment. */
export default function ScheduleDialog({ roundId, schedule, start, onClose }: ScheduleDialogProps) {
  const saved = useRef<Schedule>(undefined)
  const people = useQuery(query('recruitmentSchedules.candidates', { query: { round_id: roundId } })).data
  const rooms = useQuery(query('recruitmentRooms.list')).data
  if (people === undefined || rooms === undefined) return null
  const choices = {
    candidates: [...people.candidates, ...(schedule?.candidates ?? [])],
    interviewers: [...people.interviewers, ...(schedule?.interviewers ?? [])],
    rooms: rooms.rooms,
  }
  const fields = scheduleFields(choices, schedule === undefined)
  const record = schedule
    ? scheduleValues(schedule)
    : {
        day: start?.day ?? null,
        start: '09:00',
        end: endAfter(start?.minutes ?? 30),
        mode: 'in_person',
        candidate_ids: start?.candidateIds ?? [],
        employee_ids: people.interviewers.filter(({ has_left: left }) => !left).map(({ id }) => id),
      }
  return (
    <CandidateFormDialog
      title={schedule ? 'Đổi lịch phỏng vấn' : 'Xếp lịch phỏng vấn'}
      submitLabel={schedule ? 'Đổi lịch' : 'Xếp lịch'}
      fields={fields}
      record={record}
      save={async (values) => {
        const body = scheduleBody(values)
        // The form's fields are those of the body; the contract checks each again.
        const answer = await (schedule
          ? client.call('recruitmentSchedules.update', {
              path: { id: schedule.id },
              body: {
                ...body,
                version: schedule.version,
              } as unknown as Input<'recruitmentSchedules.update'>['body'],
            })
          : client.call('recruitmentSchedules.store', {
              body: { ...body, round_id: roundId } as unknown as Input<'recruitmentSchedules.store'>['body'],
            }))
        saved.current = answer.schedule
      }}
      about={schedule?.candidates.map(({ full_name: name }) => name).join(', ')}
      done={schedule ? 'Đã đổi lịch.' : 'Đã xếp lịch.'}
      onClose={() => onClose(saved.current)}
    >
      <FormFields fields={fields} />
      {schedule && <OldReason values={record} />}
    </CandidateFormDialog>
  )
}

const clashes = ['day', 'start', 'end', 'candidate_ids', 'employee_ids']

/**
 * A reason why a clash was passed is about that clash: it is taken out once another time or other people are chosen, so that
 * the server asks for one of its own. One that was typed since stays.
 */
function OldReason({ values }: { values: Readonly<Record<string, unknown>> }) {
  const { setValue, getValues } = useFormContext()
  const now = useWatch({ name: clashes })
  const isMoved = clashes.some((field, at) => JSON.stringify(now[at]) !== JSON.stringify(values[field]))
  const { clash_reason: old } = values
  useEffect(() => {
    if (isMoved && old !== null && getValues('clash_reason') === old) setValue('clash_reason', '')
  }, [isMoved, old, getValues, setValue])
  return null
}

function endAfter(minutes: number): string {
  const end = 9 * 60 + minutes
  return `${String(Math.floor(end / 60)).padStart(2, '0')}:${String(end % 60).padStart(2, '0')}`
}
