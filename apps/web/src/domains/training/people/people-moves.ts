import type { Schemas } from '@nhansu/sdk/contract'
import type { ActionIntent } from '@nhansu/ui/data-table/row-action.ts'
import type { LucideIcon } from 'lucide-react'
import { BadgeCheck, CalendarCheck, CircleX, LogOut, Signature, Undo2, UserPlus, UserX } from 'lucide-react'
import type { Course } from '../courses/use-course.ts'

/** Somebody in a course. */
export type CoursePerson = Schemas['TrainingEmployee']

/** A change of somebody's state as the screen offers it. */
export interface OfferedMove {
  name: 'registered' | 'promised' | 'confirmed' | 'refused' | 'joined' | 'absent' | 'withdrawn' | 'return'
  label: string
  /** What is said when it is done. */
  done: string
  icon: LucideIcon
  intent?: ActionIntent
  /** Whose it is. */
  by: 'training_edit' | 'training_confirm'
  /** False where no reason is asked for. */
  asksReason: boolean
  isFor: (person: CoursePerson, course: Pick<Course, 'status' | 'commit_required'>) => boolean
}

/** What can be done with somebody in a course, in the order of a course. */
export const offeredMoves: readonly OfferedMove[] = [
  {
    name: 'registered',
    label: 'Đăng ký thay',
    done: 'Đã đăng ký.',
    icon: UserPlus,
    by: 'training_edit',
    asksReason: true,
    isFor: ({ state }, { status }) => status === 'open' && (state === 'listed' || state === 'waiting'),
  },
  {
    name: 'promised',
    label: 'Ghi nhận cam kết',
    done: 'Đã ghi nhận cam kết.',
    icon: Signature,
    by: 'training_edit',
    asksReason: true,
    isFor: ({ state }, { status, commit_required: asks }) =>
      status === 'open' && asks && (state === 'listed' || state === 'registered'),
  },
  {
    name: 'confirmed',
    label: 'Xác nhận tham gia thay',
    done: 'Đã xác nhận tham gia.',
    icon: CalendarCheck,
    by: 'training_edit',
    asksReason: true,
    isFor: ({ state, mandatory }, { status, commit_required: asks }) =>
      status === 'open' &&
      (state === 'promised' || (!asks && (state === 'registered' || (state === 'listed' && mandatory)))),
  },
  {
    name: 'refused',
    label: 'Ghi nhận từ chối',
    done: 'Đã ghi nhận từ chối.',
    icon: CircleX,
    intent: 'danger',
    by: 'training_edit',
    asksReason: true,
    isFor: ({ state }, { status }) =>
      (status === 'planned' || status === 'open') &&
      ['listed', 'waiting', 'registered', 'promised', 'confirmed'].includes(state),
  },
  {
    name: 'joined',
    label: 'Xác nhận đã tham gia',
    done: 'Đã xác nhận tham gia.',
    icon: BadgeCheck,
    by: 'training_confirm',
    asksReason: false,
    isFor: ({ state }, course) => isHeld(course) && (state === 'listed' || state === 'confirmed'),
  },
  {
    name: 'absent',
    label: 'Ghi nhận vắng mặt',
    done: 'Đã ghi nhận vắng mặt.',
    icon: UserX,
    by: 'training_confirm',
    asksReason: true,
    isFor: ({ state }, course) => isHeld(course) && state === 'confirmed',
  },
  {
    name: 'withdrawn',
    label: 'Ghi nhận rút khỏi khóa',
    done: 'Đã ghi nhận rút khỏi khóa.',
    icon: LogOut,
    by: 'training_confirm',
    asksReason: true,
    isFor: ({ state }, course) => isHeld(course) && state === 'joined',
  },
  {
    name: 'return',
    label: 'Đưa về trạng thái trước',
    done: 'Đã đưa về trạng thái trước.',
    icon: Undo2,
    by: 'training_edit',
    asksReason: true,
    isFor: ({ state }) => state !== 'listed' && state !== 'waiting',
  },
]

/** Whether the course may have begun; the server knows its day. */
function isHeld({ status }: Pick<Course, 'status'>): boolean {
  return status === 'open' || status === 'running'
}
