import type { Data } from '@nhansu/sdk/contract'
import { LineChart } from '@nhansu/ui/chart/line-chart.tsx'
import { formatDate } from '@nhansu/ui/format/date.ts'
import { Text } from '@nhansu/ui/text/text.tsx'
import { useQuery } from '@tanstack/react-query'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import { query } from '#web/session/queries.ts'
import { type Over, overTime } from './over-time.ts'

interface ResultsOverTimeProps {
  /** Whose results; one's own without. */
  employeeId?: number
  /** Periodic tests that stand beside the exams; none where the reader may not see them. */
  withTests: boolean
}

/** The exams and periodic tests of one person over time: his score, and his share of points in each field. */
export default function ResultsOverTime({ employeeId, withTests }: ResultsOverTimeProps) {
  const asked = employeeId === undefined ? {} : { query: { employee_id: employeeId } }
  const results = useQuery(query('quizReports.ofEmployee', asked))
  const tests = useQuery({ ...query('exams.workProgress', asked), enabled: withTests })
  return (
    <Loaded query={results} level={3} title="Không lấy được kết quả thi">
      {(shown) => <Results results={shown.results} tests={tests.data?.exams ?? []} />}
    </Loaded>
  )
}

interface ResultsProps {
  results: Data<'quizReports.ofEmployee'>['results']
  tests: Data<'exams.workProgress'>['exams']
}

function Results({ results, tests }: ResultsProps) {
  const over: Over = overTime(results, tests)
  if (over.rows.length === 0) return <Text as="p">Chưa có kết quả nào được công bố.</Text>
  return (
    <LineChart
      title="Kết quả thi theo thời gian"
      summary={`${over.rows.length} kết quả, lần gần nhất ngày ${formatDate(over.lastDay)}.`}
      rowTitle="Kỳ thi, đợt kiểm tra"
      unit="%"
      decimals={1}
      series={over.series}
      rows={over.rows}
    />
  )
}
