import type { Input } from '@nhansu/sdk/contract'
import { payChangeLabels, payRoundingLabels } from '@nhansu/sdk/domains/contracts'
import { fieldFacts } from '@nhansu/sdk/field-facts/appendices'
import type { FormValues } from '#web/kit/forms/form-rules.ts'
import type { AnyField } from '#web/kit/resource/define-resource.ts'
import { withFacts } from '#web/kit/resource/field-facts.ts'

type Body = Input<'appendices.bulk'>['body']
/** Which contracts are meant. */
export type ChosenContracts = Pick<Body, 'ids' | 'matching'>

const amount = ['pay_amount', 'pay_rounding']
const percent = ['pay_percent', 'pay_rounding']
const fieldsOfPay: Readonly<Record<string, readonly string[]>> = { set: ['pay_amount'], add: amount, percent }

/** Every field of an appendix for many contracts. */
export const bulkAppendixFields = withFacts({ ...fieldFacts, takes: { store: fieldFacts.takes.bulk } }, [
  { field: 'sign_date', input: 'date' },
  // Who may sign on that day is asked for while the form is open.
  { field: 'signer_id', input: { labels: {} } },
  { field: 'signer_name', input: 'text' },
  { field: 'signer_title', input: 'text' },
  { field: 'authority_no', input: 'text' },
  { field: 'start_date', input: 'date' },
  { field: 'end_date', input: 'date', hint: 'Chỉ nhập khi thay đổi trong một thời gian.' },
  { field: 'content', input: 'long-text' },
  { field: 'pay_change', input: { labels: payChangeLabels } },
  { field: 'pay_amount', input: 'money' },
  { field: 'pay_percent', input: 'number' },
  { field: 'pay_rounding', input: { labels: payRoundingLabels } },
  { field: 'job_title', input: 'text' },
  { field: 'work_place', input: 'text' },
  { field: 'working_time', input: 'text' },
] as const) as readonly AnyField[]

/** Those that are filled in: of pay, for who may change it, what its change asks for. */
export function shownAppendixFields(values: Readonly<Record<string, unknown>>, mayPay: boolean): AnyField[] {
  const asked = fieldsOfPay[String(values['pay_change'])] ?? []
  return bulkAppendixFields.filter(({ field }) => {
    if (!field.startsWith('pay_')) return true
    return mayPay && (field === 'pay_change' || asked.includes(field))
  })
}

/** What is sent: the contracts, and what is filled in of the fields that are shown. */
export function bulkAppendixBody(chosen: ChosenContracts, values: FormValues, mayPay: boolean): Body {
  const filled = shownAppendixFields(values, mayPay)
    .map(({ field }) => [field, values[field]] as const)
    .filter(([, value]) => value !== null && value !== '')
  // The rules of the form have asked for what the contract requires.
  return { ...chosen, ...Object.fromEntries(filled) } as Body
}
