import type { Schemas } from '@nhansu/sdk/contract'
import { educationLevelsUpwards } from '@nhansu/sdk/domains/education-levels'
import { conditionTypeLabels, conditionValues } from '@nhansu/sdk/domains/recruitment'
import { sql } from 'kysely'
import type { CompanyTransaction } from '../../../db/transaction.ts'

type Condition = Pick<Schemas['RecruitmentCondition'], 'type' | 'operator' | 'values'>
type Content = Schemas['ApplicationContent']

/**
 * What a campaign needs and an application does not show, in sentences for its sender: he may send it all the same, and it
 * decides nothing. A condition on sex is never told, nor one that is only preferred.
 */
export async function missedConditions(
  { db, inThisCompany }: CompanyTransaction,
  recruitmentId: number,
  content: Content,
): Promise<string[]> {
  const { rows } = await sql<Condition>`
    select type, operator, values from recruitment_conditions where ${inThisCompany('recruitment_conditions')}
      and recruitment_id = ${recruitmentId} and need = 'required' and type <> 'gender' order by id`.execute(
    db,
  )
  const day = new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 10)
  return rows.filter((condition) => !isShown(condition, content, day)).map(sentenceOf)
}

/** Whether what was said of oneself meets a condition; what was not asked, or not answered, shows nothing. */
export function isShown({ type, operator, values }: Condition, content: Content, day: string): boolean {
  switch (type) {
    case 'age':
      return fits(operator, values, yearsBetween(content.date_of_birth, day))
    case 'height':
      return fits(operator, values, content.height ?? undefined)
    case 'experience':
      return fits(operator, values, yearsOfWork(content.experiences ?? [], day))
    case 'edu_level':
      return hasLevel(operator, values, content.edu_level ?? undefined)
    case 'lang':
      return hasWords(operator, values, content.languages ?? [])
    case 'it':
      return hasWords(operator, values, content.it_skills ?? [])
    case 'major':
      return hasWords(operator, namesOf(type, values), [content.major ?? ''])
    default:
      return false
  }
}

function fits(
  operator: Condition['operator'],
  values: readonly string[],
  number: number | undefined,
): boolean {
  if (number === undefined) return false
  const [first = Number.NaN, second = Number.NaN] = values.map(Number)
  switch (operator) {
    case 'less_than_or_equal':
      return number <= first
    case 'more_than_or_equal':
      return number >= first
    case 'between':
      return number >= first && number <= second
    default:
      return number === first
  }
}

function hasLevel(
  operator: Condition['operator'],
  values: readonly string[],
  level: string | undefined,
): boolean {
  if (level === undefined) return false
  if (operator === 'is_not') return !values.includes(level)
  const rank = (name: string) => educationLevelsUpwards.findIndex((each) => each === name)
  if (operator === 'more_than_or_equal') return values.some((value) => rank(level) >= rank(value))
  return values.includes(level)
}

/** Somebody who names one of the words shows it; of several that are wanted none is held against him. */
function hasWords(
  operator: Condition['operator'],
  values: readonly string[],
  said: readonly string[],
): boolean {
  const words = said.map(plain).join('\n')
  const has = values.some((value) => words.includes(plain(value)))
  if (operator === 'is_not' || operator === 'not_contain') return !has
  return has
}

/** Letters without marks and case, so that 'Kế toán' is found in 'ke toan doanh nghiep'. */
function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll(/[đĐ]/g, 'd').toLowerCase()
}

function yearsBetween(from: string, to: string): number {
  const years = Number(to.slice(0, 4)) - Number(from.slice(0, 4))
  return to.slice(5) < from.slice(5) ? years - 1 : years
}

/** Years of all places of work together, in tenths; one without its first day counts nothing. */
function yearsOfWork(rows: readonly Schemas['CandidateExperience'][], day: string): number {
  const days = rows.reduce((sum, { from, to }) => {
    if (from === null || from === undefined) return sum
    return sum + Math.max(0, Date.parse(to ?? day) - Date.parse(from)) / 86_400_000
  }, 0)
  return Math.round((days / 365.25) * 10) / 10
}

function namesOf(type: Condition['type'], values: readonly string[]): string[] {
  return values.map((value) => conditionValues[type]?.[value] ?? value)
}

const comparing: Partial<Record<Condition['operator'], (values: readonly string[]) => string>> = {
  is_not: (values) => `không là ${values.join(', ')}`,
  not_contain: (values) => `không có ${values.join(', ')}`,
  less_than_or_equal: ([most = '']) => `không quá ${most}`,
  more_than_or_equal: ([least = '']) => `từ ${least} trở lên`,
  between: ([least = '', most = '']) => `từ ${least} đến ${most}`,
}

/** 'Vị trí này yêu cầu hạng giấy phép lái xe: CE.' */
function sentenceOf({ type, operator, values }: Condition): string {
  const what = conditionTypeLabels[type].toLowerCase()
  const names = namesOf(type, values)
  const words = comparing[operator]?.(names) ?? names.join(' hoặc ')
  return `Vị trí này yêu cầu ${what}: ${words}.`
}
