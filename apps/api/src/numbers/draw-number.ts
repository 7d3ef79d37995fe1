import { sql } from 'kysely'
import { ApiFailure, invalidInput } from '../contract/failure.ts'
import type { CompanyTransaction } from '../db/transaction.ts'
import { freeNumbers, takenNumbers } from './free-numbers.ts'
import { countsWithinParent, personCode, sequenceIn } from './pattern.ts'
import { numbersAhead, readSeries, type Series, type SeriesKind } from './series.ts'

/** What a number is drawn for. */
export interface NumberRequest {
  /** The day of the paper, `YYYY-MM-DD`: its year is the year of the number. */
  on: string
  /** The number that somebody typed in; it is checked and entered into the book instead of drawing one. */
  typed?: string | undefined
  /** The field that a refusal of the typed number stands under. */
  field?: string
  /** The code of the unit that the paper is about. */
  unit?: string | undefined
  /** The number of the paper that this one belongs to. */
  parent?: string | undefined
  /** The record that carries the number, where it is there already. */
  record?: { kind: string; id: number }
  /** Who asked for it. */
  userId?: number
  /** Numbers that are about to be typed in elsewhere: none of them is drawn. */
  promised?: readonly string[]
  /** For the typed number of a paper of before the product: its place in the series is read out of it. */
  isPast?: boolean
  /** For one that may stand on several papers: it enters the book where it has a place in the series that nobody holds. */
  mayRepeat?: boolean
}

type Transaction = Pick<CompanyTransaction, 'db' | 'companyId' | 'inThisCompany'>

/**
 * Draws the next number of a kind in the caller's transaction, or enters a typed one, and answers it as it is written.
 * The counter's row is locked until the transaction ends: of fifty who draw at once each gets a number of his own, and
 * one who rolls back leaves no gap. Numbers are never given out twice, also not after they were given up.
 *
 * @throws ApiFailure 400 at `field` for a typed number that is taken or malformed; 409 where the series gives none
 */
export async function drawNumber(
  transaction: Transaction,
  kind: SeriesKind,
  request: NumberRequest,
): Promise<string> {
  const series = await readSeries(transaction, kind)
  const typed = request.typed?.normalize('NFC').trim()
  if (kind === 'employee') await sql`select claim_person_codes()`.execute(transaction.db)
  return typed === undefined || typed === ''
    ? only(await drawNext(transaction, series, request, 1))
    : enterTyped(transaction, series, typed, request)
}

/** Draws as many numbers of a kind at once, in their order, by a few statements however many they are. */
export async function drawNumbers(
  transaction: Transaction,
  kind: Exclude<SeriesKind, 'employee'>,
  count: number,
  request: Omit<NumberRequest, 'typed' | 'field'>,
): Promise<string[]> {
  return drawNext(transaction, await readSeries(transaction, kind), request, count)
}

type CodeRequest = Pick<NumberRequest, 'on' | 'userId' | 'promised'>

/**
 * The same for codes of employees: other companies that draw some wait until the transaction ends.
 * @throws ApiFailure 409 where the series does not give so many
 */
export async function drawCodes(
  transaction: Transaction,
  count: number,
  request: CodeRequest,
): Promise<string[]> {
  const series = await readSeries(transaction, 'employee')
  await sql`select claim_person_codes()`.execute(transaction.db)
  return drawNext(transaction, series, request, count)
}

/** Refuses what `drawCodes` would refuse now, and draws nothing. @throws ApiFailure 409 */
export async function refuseCodesBeyond(
  transaction: Transaction,
  count: number,
  request: CodeRequest,
): Promise<void> {
  const series = await readSeries(transaction, 'employee')
  const { promised } = request
  const free = await numbersAhead(transaction, series, { year: yearOf(request), promised }, count)
  if (free.length < count) throw noMoreCodes()
}

function noMoreCodes(): ApiFailure {
  return new ApiFailure(409, 'Mẫu mã nhân viên không còn cho mã hợp lệ. Hãy sửa mẫu ở màn hình Đánh số.')
}

/**
 * Enters into the book why a number will stand on no paper ('Bỏ số'). What a record carries is found by it: the same number
 * may stand on another one of another year, and a decision's is in the series of its type or of all.
 */
export async function giveUpNumber(
  { db, inThisCompany }: Transaction,
  given: { kind: SeriesKind; number: string } | { record: { kind: string; id: number }; number: string },
  { reason, userId }: { reason: string; userId: number },
): Promise<void> {
  const isIt =
    'record' in given
      ? sql`record_kind = ${given.record.kind} and record_id = ${given.record.id}`
      : sql`kind = ${given.kind}`
  await sql`
    update drawn_numbers set reason = ${reason}, given_up_at = now(), given_up_by = ${userId}
    where ${inThisCompany('drawn_numbers')} and number = ${given.number} and ${isIt} and given_up_at is null`.execute(
    db,
  )
}

function only([number]: readonly string[]): string {
  if (number === undefined) throw new Error('one number is one')
  return number
}

async function drawNext(
  transaction: Transaction,
  series: Series,
  request: NumberRequest,
  count: number,
): Promise<string[]> {
  const parts = { ...request, year: yearOf(request), company: series.company }
  const drawn: string[] = []
  let from = await step(transaction, series, request)
  // Whoever types a number in holds no counter: what was free a moment ago may be his by now, and is passed over as well.
  while (drawn.length < count) {
    const free = await freeNumbers(transaction, series, parts, {
      from,
      count: count - drawn.length,
      promised: request.promised,
    })
    const last = free.at(-1)
    if (last === undefined) throw noMoreCodes()
    drawn.push(...(await enter(transaction, series, free, request)))
    if (last.sequence > from) await step(transaction, series, request, last.sequence - from)
    from = last.sequence + 1
    if (drawn.length < count) await step(transaction, series, request)
  }
  return drawn
}

/** A number of a series; one that somebody typed in has no place in it. */
interface SeriesNumber {
  number: string
  sequence: number | null
}

async function isTakenCode({ db }: Transaction, code: string): Promise<boolean> {
  const { rows } = await sql<{ taken: boolean }>`select person_code_is_taken(${code}) as taken`.execute(db)
  return rows[0]?.taken ?? true
}

/** Takes the counter on, and its lock. @returns where it stands now */
async function step(
  { db, companyId }: Transaction,
  series: Series,
  request: NumberRequest,
  by = 1,
): Promise<number> {
  const { rows } = await sql<{ last_number: number }>`
    insert into number_counters as kept (company_id, kind, series_year, parent, last_number)
    values (${companyId}, ${series.kind}, ${seriesYearOf(series, request)},
      ${countsWithinParent(series) ? (request.parent ?? '') : ''}, ${firstOf(series) + by - 1})
    on conflict (company_id, kind, series_year, parent) do update set last_number = kept.last_number + ${by}
    returning last_number`.execute(db)
  return Number(rows[0]?.last_number)
}

/** Appendices begin with 1 under every contract. */
function firstOf(series: Series): number {
  return countsWithinParent(series) ? 1 : series.first_number
}

async function enterTyped(
  transaction: Transaction,
  series: Series,
  typed: string,
  request: NumberRequest,
): Promise<string> {
  const field = request.field ?? 'number'
  if (series.kind === 'employee') {
    if (!personCode.test(typed)) {
      throw invalidInput({ [field]: ['Mã nhân viên gồm 4–12 chữ in hoa không dấu và chữ số.'] })
    }
    if (await isTakenCode(transaction, typed)) {
      throw invalidInput({ [field]: ['Mã nhân viên này đã được dùng trong tập đoàn.'] })
    }
  }
  const sequence = request.isPast
    ? sequenceIn(series, typed, { ...request, year: yearOf(request), company: series.company })
    : null
  if (request.mayRepeat && sequence === null) return typed
  const taken = await takenNumbers(transaction, seriesYearOf(series, request), [typed])
  const entered = taken.has(typed)
    ? []
    : await enter(transaction, series, [{ number: typed, sequence }], request)
  if (entered.length === 0 && !request.mayRepeat) {
    throw invalidInput({ [field]: [`Số ${typed} đã được cấp trước đó, hãy nhập số khác.`] })
  }
  return typed
}

/** @returns those that did not stand in the book already in whatever case, also by who has come first at this moment, in their order */
async function enter(
  { db, companyId }: Transaction,
  series: Series,
  numbers: readonly SeriesNumber[],
  request: NumberRequest,
): Promise<string[]> {
  const { record, userId = null, isPast = false } = request
  const { rows } = await sql<{ number: string }>`
    insert into drawn_numbers (company_id, kind, year, series_year, sequence, number, record_kind, record_id, drawn_by, is_past)
    select ${companyId}, ${series.kind}, ${yearOf(request)}, ${seriesYearOf(series, request)}, drawn.sequence, drawn.number,
      ${record?.kind ?? null}, ${record?.id ?? null}, ${userId}, ${isPast}
    from jsonb_to_recordset(${JSON.stringify(numbers)}::jsonb) as drawn (number text, sequence bigint)
    order by drawn.sequence
    on conflict do nothing
    returning number`.execute(db)
  const entered = new Set(rows.map(({ number }) => number))
  return numbers.flatMap(({ number }) => (entered.has(number) ? number : []))
}

function yearOf({ on }: Pick<NumberRequest, 'on'>): number {
  return Number(on.slice(0, 4))
}

/** Year 0 for a series that never begins anew. */
function seriesYearOf(series: Series, request: Pick<NumberRequest, 'on'>): number {
  return series.yearly ? yearOf(request) : 0
}
