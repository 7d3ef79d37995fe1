/** One step of a `Stepper`. */
export interface Step {
  /** Unique among the steps. */
  id: string
  /** Two or three words: 'Chọn tệp'. */
  label: string
  /** A second line: '48 dòng, 2 dòng có lỗi'. */
  hint?: string
  /** True when what was done here must be mended. */
  failed?: boolean
}

/** How a step stands to the current one. */
export type StepState = 'done' | 'current' | 'failed' | 'coming'

/** The state of each step: those before the current one are done unless they failed. */
export function stepStates(steps: readonly Step[], current: string): StepState[] {
  const now = steps.findIndex((step) => step.id === current)
  return steps.map((step, at): StepState => {
    if (at === now) return 'current'
    if (step.failed) return 'failed'
    return at < now ? 'done' : 'coming'
  })
}
