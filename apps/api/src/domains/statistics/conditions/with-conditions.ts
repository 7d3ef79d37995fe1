import type { Data, Input, PermissionName, Schemas } from '@nhansu/sdk/contract'
import { conditionListOf, conditionSubjects } from '@nhansu/sdk/domains/conditions'
import { type RawBuilder, sql } from 'kysely'
import { invalidInput } from '../../../contract/failure.ts'
import type { ProductContext } from '../../../contract/handlers.ts'
import { countedOn, dayOf, headsOf, holdsOverAll } from '../population.ts'
import { readableBy } from '../readable-people.ts'
import { shownDay } from '../report.ts'
import { smallestShown } from '../small-groups.ts'
import { checkedQuery, testOf } from './compile.ts'
import { conditionSources, peopleWithFiles } from './fields.ts'
import { wordsOf } from './words.ts'

type ConditionField = Schemas['ConditionField']
type Answer = Data<'statistics.withConditions'>
type Asked = Input<'statistics.withConditions'>['body']

const usualColumns: readonly ConditionField[] = ['nhansu_id', 'full_name', 'unit_name', 'position_name']

/** What was asked for, held against the reader's rights: the people who meet it and the columns that are shown of them. */
export interface Matching {
  day: string
  /** Whether the reader may open the files of all who are counted. */
  mayOpen: boolean
  /** Whether he may also take them away. */
  mayExport: boolean
  columns: readonly ConditionField[]
  /** The conditions as they continue 'Nhân viên đang làm việc …'. */
  words: string
  total: number
  /** Whether somebody of the day may be left out whose file the reader may not open any more. */
  isNarrowed: boolean
  /** What was asked of a past day and is known only as it is today, in words. */
  ofToday: readonly string[]
  /** The people in the order that was asked for, or some of them. */
  people: (part?: RawBuilder<unknown>) => Promise<Answer['employees']>
}

/**
 * Looks for the people of a day who meet the conditions. Whoever may not open the files of all who are counted asks only
 * for what every figure shows.
 * @param further rights that the reader needs over each person beside those of the fields
 * @throws ApiFailure 400 for a field that the reader may not see, wherever it stands, and for a comparison that cannot be
 */
export async function matching(
  body: Asked,
  context: ProductContext,
  further: readonly PermissionName[] = [],
): Promise<Matching> {
  const { columns: asked = usualColumns, sort } = body
  const day = await dayOf(context, body.as_of)
  const heads = await headsOf(context, day, body)
  const mayOpen = holdsOverAll(context, heads, 'employee_access')
  const mayAsk = askable(context, heads)
  const query = checkedQuery(body, mayAsk)
  const columns = mayOpen ? checkedColumns(asked, mayAsk) : []
  const asking = fieldsOf(body.conditions)
  const order = mayOpen ? orderOf(context, sort, columns) : sql``

  // Conditions leave few of all: they find theirs by the index of what they ask.
  const clauses = countedOn(context, day, heads, {}, 'few')
  // Who belonged to one's unit on a past day may be in another today: what is asked about him opens to those alone who may
  // read it now.
  const readable = mayOpen
    ? readableBy(context, ['employee_access', ...rightsOf([...asking, ...columns]), ...further])
    : undefined
  const matched = sql`${peopleWithFiles(context, day)} where ${testOf(context, query, day)} and ${readable === null ? sql`false` : (readable ?? sql`true`)}`
  const { rows: counts } = await sql<{ total: number }>`
    with recursive ${clauses} select count(*)::integer as total ${matched}`.execute(context.db)
  const values = columns.map((field) => conditionSources[field].column(context))
  return {
    day,
    mayOpen,
    mayExport: mayOpen && holdsOverAll(context, heads, 'employee_export'),
    columns,
    words: wordsOf(query),
    total: counts[0]?.total ?? 0,
    isNarrowed: readable !== undefined && body.as_of !== undefined,
    ofToday: body.as_of === undefined ? [] : labelsOfToday([...asking, ...columns]),
    people: async (part = sql``) => {
      if (!mayOpen) return []
      const { rows } = await sql<Answer['employees'][number]>`
        with recursive ${clauses}
        select person.id, jsonb_build_array(${sql.join(values)}) as values ${matched}
        order by ${order} person.sort_name, person.id ${part}`.execute(context.db)
      return rows
    },
  }
}

/** The fields that conditions are about, those inside of groups included. */
export function fieldsOf(conditions: Asked['conditions']): ReadonlySet<ConditionField> {
  return new Set(
    conditions.flatMap(({ field, conditions: inner = [] }) => [
      ...(field === undefined ? [] : [field]),
      ...fieldsOf(inner),
    ]),
  )
}

/** What fields ask for beyond the right to files. */
const rightsOf = (fields: readonly ConditionField[]): PermissionName[] =>
  fields.flatMap((field) => conditionSources[field].needs ?? [])

const labelsOfToday = (fields: readonly ConditionField[]): string[] => [
  ...new Set(
    fields
      .filter((field) => conditionSources[field].isOfToday)
      .map((field) => conditionSubjects[field].label),
  ),
]

/** Whether the reader may ask for a field of whoever is counted below these units. */
export function askable(
  context: ProductContext,
  heads: readonly number[] | undefined,
): (field: ConditionField) => boolean {
  const holds = (right: PermissionName) => holdsOverAll(context, heads, right)
  const mayOpen = holds('employee_access')
  return (field) => {
    const { needs, isCounted } = conditionSources[field]
    if (!mayOpen) return isCounted === true
    return needs === undefined || holds(needs)
  }
}

/** A page of them; of so few that they could be told apart, whoever may not open their files is not told how many. */
export async function withConditions(
  { body }: Input<'statistics.withConditions'>,
  context: ProductContext,
): Promise<Answer> {
  const { page = 1, size = 50 } = body
  const found = await matching(body, context)
  const { total, mayOpen } = found
  const isToldApart = !mayOpen && total > 0 && total < smallestShown
  return {
    employees: await found.people(sql`limit ${size} offset ${(page - 1) * size}`),
    columns: found.columns.map((field) => ({
      field,
      label: conditionSubjects[field].label,
      kind: conditionSubjects[field].kind,
    })),
    employees_total: isToldApart ? null : total,
    basis: basisOf(found),
    may_open: mayOpen,
    meta: mayOpen
      ? {
          pagination: { total, per_page: size, current_page: page, total_pages: Math.ceil(total / size) },
        }
      : {},
  }
}

/** What was counted, in one sentence. */
export function basisOf({
  day,
  words,
  isNarrowed,
  ofToday,
}: Pick<Matching, 'day' | 'words' | 'isNarrowed' | 'ofToday'>): string {
  const rest = isNarrowed ? ' Không gồm người nay thuộc đơn vị khác mà bạn không mở được hồ sơ.' : ''
  const now = ofToday.length === 0 ? '' : ` Lấy theo hồ sơ hiện nay: ${ofToday.join(', ')}.`
  return `Nhân viên đang làm việc ngày ${shownDay(day)}, theo chức vụ chính${words && `: ${words}`}.${now}${rest}`
}

function checkedColumns(
  asked: readonly ConditionField[],
  mayAsk: (field: ConditionField) => boolean,
): readonly ConditionField[] {
  for (const field of asked) {
    const { label } = conditionSubjects[field]
    if (!mayAsk(field)) throw invalidInput({ columns: [`Bạn không có quyền xem "${label}".`] })
    if (conditionListOf(field) !== undefined)
      throw invalidInput({ columns: [`"${label}" có nhiều dòng trong một hồ sơ, không làm cột được.`] })
  }
  return asked
}

function orderOf(context: ProductContext, sort: string | undefined, columns: readonly ConditionField[]) {
  if (sort === undefined) return sql``
  const field = columns.find((each) => each === sort.replace(/^-/, ''))
  if (field === undefined) throw invalidInput({ sort: ['Chỉ sắp xếp được theo một cột đang xem.'] })
  return sql`${conditionSources[field].column(context)} ${sql.raw(sort.startsWith('-') ? 'desc' : 'asc')} nulls last,`
}
