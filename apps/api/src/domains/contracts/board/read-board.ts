import type { Schemas } from '@nhansu/sdk/contract'
import { type RawBuilder, sql } from 'kysely'
import { holdsOn, type RowReaches, rowReaches } from '../../../contract/field-rights.ts'
import type { ProductContext } from '../../../contract/handlers.ts'
import { askedUnit, unitsRightBelow } from '../../employees/public.ts'
import { contractColumns, writableContracts } from '../contract-rows.ts'
import { boardOfEnding } from './board-stages.ts'
import { boardDays, endingContracts } from './ending-contracts.ts'

type Board = Schemas['ContractBoard']
type BoardRow = Schemas['BoardRow']
type Counts = Schemas['BoardCounts']

/** What of the board is asked for. */
export interface AskedBoard {
  department_id?: number
  stage?: Schemas['BoardStage']
  late?: boolean
}

/** The board with a page of its rows. */
interface ReadBoard {
  board: Board
  rows: BoardRow[]
  /** Rows on all pages. */
  found: number
}

/** What the one statement answers: figures and rows of the same moment. */
interface BoardAnswer {
  until: string
  total: Counts
  units: Record<string, Counts>
  found: number
  rows: (BoardRow & { reaches: RowReaches })[]
}

const stages = [
  'overdue',
  'to_come',
  'asked',
  'probation',
  'answered',
  'drafted',
  'renewed',
  'notice_due',
  'ended',
] as const satisfies readonly Schemas['BoardStage'][]

const counts: RawBuilder<Counts> = sql`json_build_object(
  'total', count(*), 'late', count(*) filter (where is_late), ${sql.join(
    stages.map((stage) => sql`${sql.lit(stage)}, count(*) filter (where stage = ${sql.lit(stage)})`),
  )})`

const nobody: Counts = {
  total: 0,
  late: 0,
  overdue: 0,
  to_come: 0,
  asked: 0,
  probation: 0,
  answered: 0,
  drafted: 0,
  renewed: 0,
  notice_due: 0,
  ended: 0,
}

/**
 * Reads the board of a unit with all below it, or of everybody whom whoever asks may see.
 * @throws ApiFailure 404 for a unit that is not there, or out of reach
 */
export async function readBoard(
  context: ProductContext,
  { department_id, stage, late = false }: AskedBoard,
  { limit, offset }: { limit: number; offset: number },
): Promise<ReadBoard> {
  const unit = await askedUnit(context, department_id)
  const units = await unitsRightBelow(context, unit)
  const { inThisCompany } = context
  const { rows } = await sql<BoardAnswer>`
    with ${endingContracts(context, unit)}, ${boardOfEnding},
    shown as (
      select * from board
      where (${stage ?? null}::text is null or stage = ${stage ?? null}) and (not ${late}::boolean or is_late)),
    of_units as (
      select belongs.department_id, ${counts} as counts from board
      join employee_units belongs on ${inThisCompany('belongs')} and belongs.employee_id = board.employee_id
        and belongs.department_id = any(${units.map(({ id }) => id)}::bigint[])
      group by belongs.department_id),
    paged as (
      select * from shown order by is_late desc, coalesce(next_due, last_day), id limit ${limit} offset ${offset}),
    told as (
      select ${contractColumns(['nhansu_id', 'full_name', 'department_name', 'contract_number', 'contract_type_name'])},
        paged.id, paged.employee_id, paged.kind, paged.last_day, paged.last_day + 1 as next_day,
        paged.last_day - current_date as days_left, paged.stage, paged.next_step, paged.next_due, paged.is_late,
        paged.draft_id, paged.decision_id, paged.proposed_type_id, ${rowReaches(context, writableContracts)} as reaches
      from paged join contracts on ${inThisCompany('contracts')} and contracts.id = paged.id)
    select (current_date + ${boardDays}::integer) as until, (select ${counts} from board) as total,
      (select coalesce(json_object_agg(department_id, counts), '{}') from of_units) as units,
      (select count(*)::integer from shown) as found,
      (select coalesce(json_agg(told order by told.is_late desc, coalesce(told.next_due, told.last_day), told.id), '[]')
        from told) as rows`.execute(context.db)
  const [answer] = rows
  if (answer === undefined) throw new Error('a statement of scalars answers one row')
  return {
    board: {
      unit,
      stage: stage ?? null,
      late,
      until: answer.until,
      total: answer.total,
      units: units.map(({ id, ...named }) => ({
        department_id: id,
        ...named,
        counts: answer.units[id] ?? nobody,
      })),
    },
    rows: answer.rows.map((row) => shownTo(context, row)),
    found: answer.found,
  }
}

/** A row as its reader may know it: which decision there is, is told to who may write contracts of this person. */
function shownTo(
  context: ProductContext,
  { reaches, decision_id, ...row }: BoardAnswer['rows'][number],
): BoardRow {
  const may_write = holdsOn(context, ['contract_edit'], reaches)
  return { ...row, ...(may_write && { decision_id: decision_id ?? null }), may_write }
}
