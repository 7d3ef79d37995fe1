import type { Data } from '@nhansu/sdk/contract'
import type { ChartRow, ChartSeries } from '@nhansu/ui/chart/chart-data.ts'
import { formatDate } from '@nhansu/ui/format/date.ts'

type Result = Data<'quizReports.ofEmployee'>['results'][number]
type Test = Data<'exams.workProgress'>['exams'][number]

/** A chart's lines and points, and the day of the last of them; empty where there are none. */
export interface Over {
  series: ChartSeries[]
  rows: ChartRow[]
  lastDay: string
}

interface Point {
  key: string
  name: string
  day: string
  /** In percent: the whole, then each field by its id. */
  whole: number | null
  fields: ReadonlyMap<number, number>
}

const dayInVietNam = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Ho_Chi_Minh' })
const percent = (share: number) => Math.round(share * 1000) / 10

/**
 * The results of one person in the order of their days, as lines in percent: the whole score, and each field that was asked. A
 * test without a score, since he was absent, is no point.
 */
export function overTime(results: readonly Result[], tests: readonly Test[]): Over {
  const names = new Map<number, string>()
  for (const { field_id: id, field_name: name } of results.flatMap(({ fields }) => fields))
    names.set(id, name)
  const points: Point[] = [
    ...results.map((result) => ({
      key: `quiz-${result.exam_id}`,
      name: result.name,
      day: dayInVietNam.format(new Date(result.finished_at)),
      whole: percent(result.score / 10),
      fields: new Map(result.fields.map(({ field_id: id, share }) => [id, percent(share)])),
    })),
    ...tests
      .filter(({ total }) => total !== null)
      .map(({ id, name, date, total }) => ({
        key: `test-${id}`,
        name,
        day: date,
        whole: percent((total ?? 0) / 10),
        fields: new Map<number, number>(),
      })),
  ].toSorted((one, other) => one.day.localeCompare(other.day))
  const fields = [...names.keys()]
  return {
    series: [
      { key: 'whole', label: 'Cả bài' },
      ...fields.map((id) => ({ key: `${id}`, label: names.get(id) ?? '' })),
    ],
    rows: points.map(({ key, name, day, whole, fields: shares }) => ({
      key,
      label: `${formatDate(day)} ${name}`,
      values: [whole, ...fields.map((id) => shares.get(id) ?? null)],
    })),
    lastDay: points.at(-1)?.day ?? '',
  }
}
