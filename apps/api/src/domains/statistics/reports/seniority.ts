import { sql } from 'kysely'
import { fullYears } from '../../employees/public.ts'
import { countedOn } from '../population.ts'
import {
  type Band,
  bandOf,
  bySex,
  type Report,
  servedSince,
  shownDay,
  summedBands,
  unknownRow,
} from '../report.ts'

const bands: readonly Band[] = [
  { key: '0-0', label: 'Dưới 1 năm', from: 0, until: 1 },
  { key: '1-2', label: '1 đến dưới 3 năm', from: 1, until: 3 },
  { key: '3-4', label: '3 đến dưới 5 năm', from: 3, until: 5 },
  { key: '5-9', label: '5 đến dưới 10 năm', from: 5, until: 10 },
  { key: '10-14', label: '10 đến dưới 15 năm', from: 10, until: 15 },
  { key: '15-19', label: '15 đến dưới 20 năm', from: 15, until: 20 },
  { key: '20-', label: 'Từ 20 năm', from: 20, until: 200 },
]

/** Thâm niên: full years since the person joined the group. */
export const seniority: Report = {
  key: 'seniority',
  title: 'Thâm niên',
  fileName: 'ThamNien',
  basis: ({ to }) =>
    `Nhân viên đang làm việc ngày ${shownDay(to)}; số năm tròn tính từ ngày vào tập đoàn, nếu chưa có thì từ ngày vào công ty; không tính những ngày nghỉ giữa hai lần làm việc trong tập đoàn.`,
  clauses: (context, { asked, to, heads }) => sql`${countedOn(context, to, heads, asked)}, facts as (
    select counted.*, ${bandOf(sql`case when counted.since <= ${to}::date then counted.seniority end`, bands)} as row_key, null as row_label,
      'Vào từ ngày ' || ${servedSince} as detail from counted)`,
  summed: (context, { asked, to, heads }) => sql`${countedOn(context, to, heads, asked)},
    ${summedBands('since', (since) => sql`case when ${since} <= ${to}::date then ${fullYears(since, to)} end`, bands)}`,
  columns: () => bySex,
  // Whose day of joining is still to come on a past day is in no band.
  rows: () => Promise.resolve([...bands, { ...unknownRow, label: 'Ngày vào sau ngày xem' }]),
  mean: { since: sql`facts.since`, sentence: (years) => `Thâm niên trung bình: ${years} năm.` },
}
