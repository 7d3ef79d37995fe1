import type { Schemas } from '@nhansu/sdk/contract'

/** Where somebody stands in a course. */
export type PersonState = Schemas['TrainingPersonState']

/** States in which somebody has a seat; whoever left a course that had begun keeps his, and his share of the costs. */
export const seatedStates = [
  'listed',
  'registered',
  'promised',
  'confirmed',
  'joined',
  'absent',
  'withdrawn',
  'passed',
  'failed',
] as const satisfies readonly PersonState[]

/** A change of somebody's state, as the table of the training rules has it; what no row says cannot happen. */
export interface PersonMove {
  from: readonly PersonState[]
  /** From these as well, for whom the course is mandatory: nobody has to ask him. */
  fromIfMandatory?: readonly PersonState[]
  to: PersonState
  /** When it may happen: while people answer, before the first day, or from the first day on. */
  when: 'answering' | 'before' | 'begun'
  /** The last day for it. */
  until?: 'register_deadline' | 'confirm_deadline'
  /** True where people answer for themselves, and others only on their behalf. */
  isAnswer: boolean
  /** What it is called in a refusal. */
  words: string
}

/** Every change that a call makes; the end of a course makes the last two states. */
export const personMoves = {
  registered: {
    from: ['listed', 'waiting'],
    to: 'registered',
    when: 'answering',
    until: 'register_deadline',
    isAnswer: true,
    words: 'đăng ký',
  },
  promised: {
    from: ['listed', 'registered'],
    to: 'promised',
    when: 'answering',
    until: 'confirm_deadline',
    isAnswer: true,
    words: 'cam kết',
  },
  confirmed: {
    from: ['registered', 'promised'],
    fromIfMandatory: ['listed'],
    to: 'confirmed',
    when: 'answering',
    until: 'confirm_deadline',
    isAnswer: true,
    words: 'xác nhận tham gia',
  },
  refused: {
    from: ['listed', 'waiting', 'registered', 'promised', 'confirmed'],
    to: 'refused',
    when: 'before',
    isAnswer: true,
    words: 'từ chối',
  },
  joined: {
    from: ['listed', 'confirmed'],
    to: 'joined',
    when: 'begun',
    isAnswer: false,
    words: 'xác nhận đã tham gia',
  },
  absent: { from: ['confirmed'], to: 'absent', when: 'begun', isAnswer: false, words: 'ghi nhận vắng mặt' },
  withdrawn: {
    from: ['joined'],
    to: 'withdrawn',
    when: 'begun',
    isAnswer: false,
    words: 'ghi nhận rút khỏi khóa',
  },
} as const satisfies Readonly<Record<string, PersonMove>>

/** The name of a change. */
export type PersonMoveName = keyof typeof personMoves

/** States in which nobody has answered yet, so that a row may be taken out without a trace. */
export const unansweredStates: readonly PersonState[] = ['listed', 'waiting']
