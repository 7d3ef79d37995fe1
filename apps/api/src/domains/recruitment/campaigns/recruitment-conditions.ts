import type { Data, Schemas } from '@nhansu/sdk/contract'
import { conditionOperators, conditionTypeLabels, conditionValues } from '@nhansu/sdk/domains/recruitment'
import { sql } from 'kysely'
import { type FieldErrors, invalidInput, notFound } from '../../../contract/failure.ts'
import { defineOperations } from '../../../contract/handlers.ts'
import type { PartRows } from '../../../standard-set/part-rows.ts'
import { addRows, campaignRows, saveRows } from './campaign-rows.ts'

type Condition = Data<'recruitmentConditions.storeBulk'>['conditions'][number]
type Sent = Pick<Schemas['RecruitmentConditionStore'], 'type' | 'operator' | 'values' | 'ground'>

/** What candidates of a campaign have to bring. */
export const conditionRows: PartRows = {
  table: 'recruitment_conditions',
  key: 'conditions',
  shown: sql`part.type, part.operator, part.values, part.need, part.ground`,
  order: sql`part.need desc`,
}

export default defineOperations('recruitmentConditions', {
  'recruitmentConditions.storeBulk': async ({ path, body: { conditions } }, context) => {
    refuseWrong(conditions)
    await addRows(context, conditionRows, path.id, conditions)
    return { conditions: await campaignRows<Condition>(context, conditionRows, path.id) }
  },
  'recruitmentConditions.updateBulk': async ({ path, body }, context) => {
    refuseWrong(body.conditions)
    await saveRows(context, conditionRows, path.id, { rows: body.conditions, removedIds: body.removed_ids })
    return { conditions: await campaignRows<Condition>(context, conditionRows, path.id) }
  },
  'recruitmentConditions.destroyBulk': async ({ path, body }, context) => {
    if (new Set(body.ids).size !== body.ids.length) throw notFound()
    await saveRows(context, conditionRows, path.id, { rows: [], removedIds: body.ids })
    return { conditions: await campaignRows<Condition>(context, conditionRows, path.id) }
  },
})

/** @throws ApiFailure 400 at each condition that says nothing, such as `conditions.2.values` */
function refuseWrong(conditions: readonly Sent[]): void {
  const errors: FieldErrors = {}
  for (const [at, condition] of conditions.entries()) {
    const fault = faultOf(condition)
    if (fault) errors[`conditions.${at}.${fault.field}`] = [fault.text]
  }
  if (Object.keys(errors).length > 0) throw invalidInput(errors)
}

const numeric: ReadonlySet<string> = new Set(['age', 'experience', 'height'])

function faultOf({ type, operator, values, ground }: Sent): { field: string; text: string } | undefined {
  const what = conditionTypeLabels[type]
  if (!conditionOperators[type].includes(operator)) {
    return { field: 'operator', text: `Cách so sánh này không dùng được cho ${what}.` }
  }
  if (type === 'gender' && !ground?.trim()) {
    return {
      field: 'ground',
      text: 'Vui lòng nhập căn cứ của điều kiện giới tính (Điều 8 Bộ luật Lao động).',
    }
  }
  const known = conditionValues[type]
  if (known && values.some((value) => !Object.hasOwn(known, value))) {
    return { field: 'values', text: `${what} có giá trị không nằm trong danh sách.` }
  }
  if (!numeric.has(type)) return undefined
  const numbers = values.map(Number)
  if (values.some((value) => !/^\d{1,3}$/.test(value))) {
    return { field: 'values', text: `${what} phải là số từ 0 đến 999.` }
  }
  if (numbers.length !== (operator === 'between' ? 2 : 1)) {
    const text = operator === 'between' ? 'Vui lòng nhập đủ hai đầu của khoảng.' : 'Vui lòng nhập một số.'
    return { field: 'values', text }
  }
  const [from = 0, to = from] = numbers
  return from > to ? { field: 'values', text: 'Giá trị từ không được lớn hơn giá trị đến.' } : undefined
}
