import type { Schemas } from '@nhansu/sdk/contract'
import { conditionListOf, conditionOperators, conditionSubjects } from '@nhansu/sdk/domains/conditions'
import { invalidInput } from '../../../contract/failure.ts'
import type { ConditionPart } from './compile.ts'

type ConditionField = Schemas['ConditionField']
type Content = Schemas['StatisticsQueryContent']
type MayAsk = (field: ConditionField) => boolean

/**
 * What is left of kept conditions for a reader, and what was left out, in words. Of a field that he may not see not even the
 * value is told that somebody else compares it with.
 */
export function shownContent(kept: Content, mayAsk: MayAsk): { query: Content; faults: string[] } {
  const faults = new Set<string>()
  const isUsable = (field: string): field is ConditionField => {
    const fault = faultOf(field, mayAsk)
    if (fault !== undefined) faults.add(fault)
    return fault === undefined
  }
  const usable = (parts: readonly ConditionPart[]): ConditionPart[] =>
    parts.flatMap((part): ConditionPart[] => {
      if (part.conditions === undefined) return part.field !== undefined && isUsable(part.field) ? [part] : []
      const inner = usable(part.conditions)
      return inner.length === 0 ? [] : [{ ...part, conditions: inner }]
    })
  const { conditions, columns, ...rest } = kept
  return {
    query: {
      ...rest,
      // What was kept came in by the contract, and only parts of it are left out.
      conditions: usable(conditions) as Content['conditions'],
      ...(columns && { columns: columns.filter(isUsable) }),
    },
    faults: [...faults],
  }
}

/**
 * Refuses to keep what could never be run; values may be missing, since they can be asked for at each run.
 * @throws ApiFailure 400 that names each condition by its place
 */
export function checkContent({ conditions, columns = [] }: Content, mayAsk: MayAsk): void {
  const errors: Record<string, string[]> = {}
  const check = (parts: readonly ConditionPart[], place: string) => {
    for (const [index, { field, operator, conditions: inner }] of parts.entries()) {
      const here = `${place}.${index}`
      if (inner !== undefined) check(inner, `${here}.conditions`)
      else if (field === undefined || operator === undefined)
        errors[here] = ['Chọn thông tin và phép so sánh của điều kiện.']
      else {
        const fault = faultOf(field, mayAsk)
        if (fault !== undefined) errors[`${here}.field`] = [fault]
        else if (!conditionOperators[conditionSubjects[field].kind].includes(operator))
          errors[`${here}.operator`] = [`"${conditionSubjects[field].label}" không có phép so sánh này.`]
      }
    }
  }
  check(conditions, 'query.conditions')
  for (const field of columns) {
    const fault =
      faultOf(field, mayAsk) ??
      (conditionListOf(field) === undefined
        ? undefined
        : `"${conditionSubjects[field].label}" có nhiều dòng trong một hồ sơ, không làm cột được.`)
    if (fault !== undefined) errors['query.columns'] = [fault]
  }
  if (Object.keys(errors).length > 0) throw invalidInput(errors)
}

function faultOf(field: string, mayAsk: MayAsk): string | undefined {
  if (!isKnown(field)) return `Thông tin "${field}" không còn trong hồ sơ.`
  return mayAsk(field) ? undefined : `Bạn không có quyền xem "${conditionSubjects[field].label}".`
}

const isKnown = (field: string): field is ConditionField => Object.hasOwn(conditionSubjects, field)
