import { isGroup, type PartDraft } from './part-draft.ts'

/** What stands in the builder. */
export interface Built {
  parts: readonly PartDraft[]
  match: 'and' | 'or'
}

/** What stands in the builder now, and what stood there before each of the last steps. */
export interface Steps {
  now: Built
  before: readonly Built[]
  /** The condition in which the last step typed; what is typed on in it belongs to the same step. */
  typedIn: string | null
}

/** So many steps are remembered; nobody goes back further. */
const mostSteps = 50

/** The builder as it was filled, with nothing to take back. */
export const firstStep = (now: Built): Steps => ({ now, before: [], typedIn: null })

/** One step on. */
export function stepped({ now, before, typedIn }: Steps, next: Built): Steps {
  const typed = typedCondition(now.parts, next.parts)
  const isSame = typed !== null && typed === typedIn && now.match === next.match
  return { now: next, before: isSame ? before : [...before, now].slice(-mostSteps), typedIn: typed }
}

/** Without the last step; the same where there is none. */
export function undone(steps: Steps): Steps {
  const last = steps.before.at(-1)
  return last === undefined ? steps : { now: last, before: steps.before.slice(0, -1), typedIn: null }
}

/** The condition of which nothing but what is typed is different; null for any other step. */
function typedCondition(before: readonly PartDraft[], after: readonly PartDraft[]): string | null {
  if (before.length !== after.length) return null
  const changed = after.flatMap((part, index) => {
    const was = before[index]
    return was === undefined || was === part ? [] : [[was, part] as const]
  })
  const [pair] = changed
  if (pair === undefined || changed.length > 1) return null
  const [was, is] = pair
  if (was.key !== is.key) return null
  if (isGroup(was) || isGroup(is))
    return isGroup(was) && isGroup(is) && was.of === is.of && was.match === is.match
      ? typedCondition(was.parts, is.parts)
      : null
  const isTyped = was.field === is.field && was.operator === is.operator && was.codes === is.codes
  return isTyped ? is.key : null
}
