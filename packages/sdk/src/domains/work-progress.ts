import type { Schemas } from '../contract.ts'

export type WorkProgressKind = Schemas['WorkProgressKind']

/** Whether a period of work was inside the company or before joining it. */
export const workProgressKindLabels: Record<WorkProgressKind, string> = {
  inside: 'Trong tập đoàn',
  outside: 'Trước khi vào',
}
