import type { Schemas } from '@nhansu/sdk/contract'
import { candidateSourceLabels } from '@nhansu/sdk/domains/candidates'
import { sql } from 'kysely'
import type { ProductContext } from '../../../contract/handlers.ts'
import { shownDate } from '../../../workbooks/shown-values.ts'
import { type Asked, countedCandidates, type Frame, frameOf } from './counted-candidates.ts'
import { columnsOf, counted, type CountKey, countKeys, rowOf, type TableKey } from './report-tables.ts'

type Report = Schemas['RecruitmentReport']
type Table = Schemas['RecruitmentTable']
type Counts = Readonly<Record<CountKey, number>>

/** What a campaign has besides its candidates. */
interface Campaign {
  id: number
  code: string
  position_name: string
  department_name: string
  quantity: number
  days: number | null
  cost: number | null
}

/** Everything that a column of a table is reckoned from. */
interface Line extends Counts {
  wanted?: number
  days?: number | null
  cost?: number | null
}

const none: Counts = { received: 0, screened: 0, interviewed: 0, passed: 0, hired: 0, refused: 0 }

/** The figures of the campaigns that were opened in a period, as far as the reader may count them. */
export async function readReport(context: ProductContext, asked: Asked): Promise<Report> {
  const frame = await frameOf(context, asked)
  return {
    from: frame.from,
    to: frame.to,
    basis: `Đợt tuyển dụng mở từ ngày ${shownDate(frame.from)} đến ngày ${shownDate(frame.to)} và mọi hồ sơ nộp vào các đợt đó đến nay. Đạt sơ loại: đã được liên hệ. Dự phỏng vấn: có lịch phỏng vấn đã qua và không vắng mặt, hoặc có phiếu đánh giá của vòng phỏng vấn đã chốt. Đạt: đã trúng tuyển, kể cả người sau đó từ chối nhận việc. Số ngày tuyển: từ ngày mở đợt đến ngày người gần nhất nhận việc.`,
    campaigns: await campaignTable(context, frame),
    sources: await sourceTable(context, frame),
    may_open: mayOpenCandidates(context),
  }
}

/** Whether the reader may see all the candidates whom the report counts. */
function mayOpenCandidates({ session, scopes }: ProductContext): boolean {
  const held = session.grants.filter(({ permission }) => permission === 'recruitment_access')
  if (held.some(({ scope }) => scope === 'company')) return true
  // Both rights over units are over the same units.
  return scopes.every(({ scope }) => scope !== 'company') && held.some(({ scope }) => scope === 'unit')
}

async function campaignTable(context: ProductContext, frame: Frame): Promise<Table> {
  const byRow = await countsOf(context, frame, 'campaigns')
  const { rows: campaigns } = await sql<Campaign>`
    with ${countedCandidates(context, frame)}
    select campaign.id, campaign.code, campaign.position_name, campaign.department_name, campaign.quantity,
      (select sum(cost.actual)::float8 from recruitment_costs cost
        where ${context.inThisCompany('cost')} and cost.recruitment_id = campaign.id) as cost,
      (select max((move.moved_at at time zone 'Asia/Ho_Chi_Minh')::date) - campaign.opened_on from facts
        join candidate_moves move on ${context.inThisCompany('move')} and move.candidate_id = facts.id
          and move.to_state = 'employee' and not move.is_back
        where facts.recruitment_id = campaign.id and facts.is_hired) as days
    from campaign order by campaign.opened_on desc, campaign.id desc`.execute(context.db)
  const lines = campaigns.map((campaign) => ({
    campaign,
    line: {
      ...(byRow.get(String(campaign.id)) ?? none),
      wanted: campaign.quantity,
      days: campaign.days,
      cost: campaign.cost,
    } satisfies Line,
  }))
  const costs = lines.flatMap(({ line }) => line.cost ?? [])
  return {
    title: 'Theo đợt tuyển dụng',
    columns: [...columnsOf.campaigns],
    rows: lines.map(({ campaign, line }) => ({
      key: String(campaign.id),
      label: campaign.code,
      position_name: campaign.position_name,
      department_name: campaign.department_name,
      values: valuesOf('campaigns', line),
    })),
    total: valuesOf('campaigns', {
      ...sumOf(lines.map(({ line }) => line)),
      wanted: lines.reduce((sum, { line }) => sum + line.wanted, 0),
      cost: costs.length === 0 ? null : costs.reduce((sum, cost) => sum + cost, 0),
    }),
  }
}

async function sourceTable(context: ProductContext, frame: Frame): Promise<Table> {
  const byRow = await countsOf(context, frame, 'sources')
  const rows = Object.entries(candidateSourceLabels).map(([key, label]) => ({
    key,
    label,
    line: byRow.get(key) ?? none,
  }))
  return {
    title: 'Theo nguồn ứng viên',
    columns: [...columnsOf.sources],
    rows: rows.map(({ key, label, line }) => ({
      key,
      label,
      position_name: null,
      department_name: null,
      values: valuesOf('sources', line),
    })),
    total: valuesOf('sources', sumOf(rows.map(({ line }) => line))),
  }
}

async function countsOf(
  context: ProductContext,
  frame: Frame,
  table: TableKey,
): Promise<ReadonlyMap<string, Counts>> {
  const figures = countKeys.map(
    (key) => sql`count(*) filter (where ${counted[key].where})::integer as ${sql.ref(key)}`,
  )
  const { rows } = await sql<Counts & { row_key: string }>`
    with ${countedCandidates(context, frame)}
    select ${rowOf[table]} as row_key, ${sql.join(figures)} from facts group by 1`.execute(context.db)
  return new Map(rows.map(({ row_key: key, ...counts }) => [key, counts]))
}

function sumOf(lines: readonly Counts[]): Counts {
  const sums = { ...none }
  for (const line of lines) for (const key of countKeys) sums[key] += line[key]
  return sums
}

function valuesOf(table: TableKey, line: Line): (number | null)[] {
  const { wanted = 0, days = null, cost = null, hired, received } = line
  const reckoned: Readonly<Record<string, number | null>> = {
    ...line,
    wanted,
    days,
    cost,
    filled_rate: percent(hired, wanted),
    hired_rate: percent(hired, received),
    cost_per_hire: cost === null || hired === 0 ? null : Math.round(cost / hired),
  }
  return columnsOf[table].map(({ key }) => reckoned[key] ?? null)
}

/** To one place; none of nothing. */
function percent(part: number, whole: number): number | null {
  return whole === 0 ? null : Math.round((part / whole) * 1000) / 10
}
