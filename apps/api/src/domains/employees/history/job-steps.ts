import { documents, resolve, type Schema } from '../../../contract/document.ts'
import type { HiddenFields, RowReaches } from '../../../contract/field-rights.ts'
import type { ProductContext } from '../../../contract/handlers.ts'
import { inWords } from '../../../record-history/in-words.ts'
import { labelsOf } from '../../../workbooks/labels.ts'
import { type ChangeDeed, changeDeeds, type DeedStep } from '../job/change-deeds.ts'
import { payFacts } from '../job/change-rows.ts'
import type { PayFacts } from '../job/job-facts.ts'
import { viewJob } from '../job/job-view.ts'
import { namesOfFacts, type ShowFacts, type ShownFacts } from '../job/shown-facts.ts'
import { todayOf } from '../job/write-timelines.ts'
import { showsField } from '../owner-view.ts'
import { fileFields } from './file-fields.ts'
import { told } from './told-change.ts'

type Told = ReturnType<typeof told>

/** One fact that a job change made another, in the words in which the file tells it. */
export interface JobStep extends Pick<ChangeDeed, 'deed' | 'isEnd'> {
  change: ChangeDeed['row']
  /** The day from which it is so. */
  day: string
  words: Told
}

/**
 * What job changes made of somebody's work and pay, the last deed first, read from the changes themselves so that nothing
 * stands twice. Pay asks for the right to pay over this very employee, and stands behind dots as it does everywhere.
 */
export async function jobSteps(
  context: ProductContext,
  employeeId: number,
  reaches: RowReaches,
  hidden: HiddenFields,
): Promise<JobStep[]> {
  const { rows } = await viewJob(context, employeeId, {})
  const deeds = changeDeeds(rows, await todayOf(context))
  const isShown = ({ fact }: DeedStep) => {
    const field = fieldOf(fact)
    return !fileFields().has(field) || showsField(context, field, reaches, hidden)
  }
  const shown = deeds
    .toReversed()
    .flatMap(({ steps, ...deed }) => steps.filter(isShown).map((step) => ({ ...deed, step })))
  const facts = shown.flatMap(({ step: { before, after } }) => [before ?? {}, after ?? {}])
  const show = await namesOfFacts(context, facts)
  return shown.map(({ row, deed, isEnd, step }) => ({
    change: row,
    deed,
    isEnd,
    day: step.day,
    words: wordsOf(row.id, step, show),
  }))
}

function isPay(fact: DeedStep['fact']): fact is keyof PayFacts {
  return payFacts.some((pay) => pay === fact)
}

/** The field of the file by whose rights a fact is shown; a fact that stands on no part of it comes with the work. */
function fieldOf(fact: DeedStep['fact']): string {
  if (isPay(fact)) return `pay_levels.${fact}`
  return fact === 'main_position' || fact === 'further_positions' ? 'positions' : fact
}

function wordsOf(changeId: number, { fact, before, after }: DeedStep, show: ShowFacts): Told {
  if (isPay(fact)) {
    return told({
      path: `pay_levels.${changeId}.${fact}`,
      field: fieldOf(fact),
      old_value: before?.[fact],
      new_value: after?.[fact],
    })
  }
  const name = fact === 'direct_manager_id' ? 'direct_manager' : fact
  const { label, words } = shownFact(name)
  const valueOf = (facts: DeedStep['before']) =>
    facts && inWords(plain(show({ [fact]: facts[fact] })[name]), words)
  return {
    path: `job_changes.${changeId}.${name}`,
    label,
    is_dotted: false,
    old_value: valueOf(before),
    new_value: valueOf(after),
  }
}

/** What the contract calls a fact, and its codes. */
function shownFact(name: keyof ShownFacts) {
  const look = (schema: Schema | undefined) => resolve<Schema>(documents.product, schema ?? {})
  const facts = look({ $ref: '#/components/schemas/JobFacts' })
  const property = facts.properties?.[name]
  const whole = { ...look(property), ...property }
  return { label: whole.title ?? name, words: labelsOf(whole) }
}

/** A fact as one value: positions by their names. */
function plain(value: ShownFacts[keyof ShownFacts] | undefined): unknown {
  if (value === null || value === undefined || typeof value !== 'object') return value
  if (Array.isArray(value)) return value.map(positionName).join('; ') || null
  return 'full_name' in value ? value.full_name : positionName(value)
}

function positionName({ position_name, department_name }: NonNullable<ShownFacts['main_position']>): string {
  return `${position_name}, ${department_name}`
}
