import type { Data } from '@nhansu/sdk/contract'
import { DateRangeField } from '@nhansu/ui/date-range-field/date-range-field.tsx'
import { Card } from '@nhansu/ui/layout/card.tsx'
import { Columns } from '@nhansu/ui/layout/columns.tsx'
import { Page } from '@nhansu/ui/layout/page.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { useQuery } from '@tanstack/react-query'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import { ReferenceField } from '#web/kit/references/reference-field.tsx'
import { useAddress } from '#web/kit/screen/use-address.ts'
import { keepRows, query } from '#web/session/queries.ts'
import { usePermission } from '#web/session/use-profile.ts'
import { examPath } from '../exams/exam-paths.ts'
import { formatMinute } from '@nhansu/ui/format/time.ts'
import { FiguresTable } from './figures-table.tsx'
import { HardestQuestions } from './hardest-questions.tsx'
import { MasteryMap } from './mastery-map.tsx'
import { askedOf, readReportAddress, writeReportAddress } from './report-address.ts'
import { Spread } from './spread.tsx'

type Report = Data<'quizReports.show'>

const nothing = () => undefined

/** Báo cáo kỳ thi: what came of the exams that opened within a time, by exam and by unit. */
export default function ExamReport() {
  const [address, change] = useAddress(readReportAddress, writeReportAddress)
  const report = useQuery({
    ...query('quizReports.show', { query: askedOf(address) }),
    placeholderData: keepRows(),
  })
  const maySeeQuestions = usePermission('quiz_question_access')
  return (
    <Page title="Báo cáo kỳ thi">
      <Stack>
        <Card>
          <Columns count={2}>
            <DateRangeField
              label="Kỳ thi mở từ ngày, đến ngày"
              value={{ from: address.from, to: address.to }}
              onValueChange={change}
            />
            <ReferenceField
              label="Nhóm đề thi"
              name="quizCategories"
              value={address.categoryId}
              onValueChange={(id) => change({ categoryId: id })}
              onBlur={nothing}
              ref={null}
            />
          </Columns>
        </Card>
        <Loaded
          query={report}
          title="Không lấy được số liệu"
          empty={({ exams }) => (exams.length === 0 ? 'Không có kỳ thi nào trong thời gian này.' : null)}
        >
          {(data) => <Figures report={data} />}
        </Loaded>
        <MasteryMap address={address} />
        {maySeeQuestions && <HardestQuestions />}
      </Stack>
    </Page>
  )
}

function Figures({ report: { total, exams, departments } }: { report: Report }) {
  const mayOpen = usePermission('quiz_exam_access')
  return (
    <Stack>
      <Card title="Theo kỳ thi">
        <FiguresTable
          caption="Theo kỳ thi"
          nameHead="Kỳ thi"
          rows={exams.map(({ id, code, name, start_at: start, figures }) => ({
            key: `${id}`,
            name: `${code}: ${name}`,
            note: formatMinute(start),
            href: mayOpen ? examPath(id) : undefined,
            figures,
          }))}
          total={total}
        />
      </Card>
      <Card title="Theo đơn vị">
        <FiguresTable
          caption="Theo đơn vị"
          nameHead="Đơn vị"
          rows={departments.map(({ id, name, figures }) => ({
            key: `${id ?? ''}`,
            name: name ?? 'Chưa thuộc đơn vị nào',
            figures,
          }))}
          total={total}
        />
      </Card>
      <Card title="Phổ điểm">
        <Spread spread={total.spread} />
      </Card>
    </Stack>
  )
}
