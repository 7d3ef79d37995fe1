import { sql } from 'kysely'
import { fullYears } from '../../employees/public.ts'
import { countedOn } from '../population.ts'
import { type Band, bandOf, bySex, type Report, shownDay, summedBands, unknownRow } from '../report.ts'

const bands: readonly Band[] = [
  { key: '0-19', label: 'Dưới 20 tuổi', from: 0, until: 20 },
  ...[20, 25, 30, 35, 40, 45, 50, 55].map((from) => ({
    key: `${from}-${from + 4}`,
    label: `${from}-${from + 4} tuổi`,
    from,
    until: from + 5,
  })),
  { key: '60-', label: 'Từ 60 tuổi', from: 60, until: 200 },
]

/** Độ tuổi: ten bands of full years on the day. */
export const ages: Report = {
  key: 'ages',
  title: 'Độ tuổi',
  fileName: 'DoTuoi',
  basis: ({ to }) =>
    `Nhân viên đang làm việc ngày ${shownDay(to)}, theo chức vụ chính; tuổi tròn năm vào ngày đó, theo ngày sinh đang ghi trong hồ sơ hôm nay. Hồ sơ chưa có ngày sinh ở dòng Chưa cập nhật.`,
  clauses: (context, { asked, to, heads }) => sql`${countedOn(context, to, heads, asked)}, facts as (
    select counted.*, ${bandOf(sql`counted.age`, bands)} as row_key, null as row_label,
      'Sinh ngày ' || to_char(counted.date_of_birth, 'DD-MM-YYYY') as detail from counted)`,
  summed: (context, { asked, to, heads }) => sql`${countedOn(context, to, heads, asked)},
    ${summedBands('date_of_birth', (born) => fullYears(born, to), bands)}`,
  columns: () => bySex,
  rows: () => Promise.resolve([...bands, unknownRow]),
  mean: { since: sql`facts.date_of_birth`, sentence: (years) => `Tuổi trung bình: ${years}.` },
}
