import { ButtonLink } from '@nhansu/ui/button/button-link.tsx'
import { Card } from '@nhansu/ui/layout/card.tsx'
import { Page } from '@nhansu/ui/layout/page.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Loading } from '@nhansu/ui/loading/loading.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { useQuery } from '@tanstack/react-query'
import { ListFilter } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import { useAddress } from '#web/kit/screen/use-address.ts'
import { keepRows } from '#web/session/queries.ts'
import { usePermission } from '#web/session/use-profile.ts'
import { CheckFigures } from './check-figures.tsx'
import { FiguresTable } from './figures-table.tsx'
import { type Cell, PeopleDialog } from './people-dialog.tsx'
import { askedOf, readReportAddress, reportNames, writeReportAddress } from './report-address.ts'
import { downloadReport, reportQuery } from './report-calls.ts'
import { ReportQuestion } from './report-question.tsx'
import { WorkbookButton } from './file-buttons.tsx'
import { rowTitleOf } from './row-title.ts'
import { basisWords } from './basis-words.ts'

/** Charts are on their way while the first figures are. */
const chart = import('./charts/report-chart.tsx')
const ReportChart = lazy(async () => ({ default: (await chart).ReportChart }))

/** Báo cáo thống kê: one report at a time, for a day or for months; a figure opens the people behind it. */
export default function StatisticsScreen() {
  const [address, show] = useAddress(readReportAddress, writeReportAddress)
  const [cell, setCell] = useState<Cell>()
  const mayExport = usePermission('report_export')
  const asked = askedOf(address)
  const report = useQuery({ ...reportQuery(address.report, asked), placeholderData: keepRows() })
  return (
    <Page
      title="Báo cáo thống kê"
      summary={basisWords(report.data?.statistics.basis)}
      actions={
        <>
          <ButtonLink icon={ListFilter} href="/bao-cao/theo-dieu-kien">
            Theo điều kiện
          </ButtonLink>
          {mayExport && <WorkbookButton fetchFile={() => downloadReport(address.report, asked)} />}
        </>
      }
    >
      <ReportQuestion address={address} onChange={show} />
      <Card title={reportNames[address.report]}>
        <Loaded query={report} title="Không lấy được số liệu" level={3}>
          {({ statistics }) => (
            <Stack>
              <Suspense fallback={<Loading />}>
                <ReportChart
                  statistics={statistics}
                  table={
                    <FiguresTable statistics={statistics} rowTitle={rowTitleOf(address)} onOpen={setCell} />
                  }
                  onOpen={setCell}
                />
              </Suspense>
              {statistics.may_open && !report.isPlaceholderData && (
                // What was found holds for these very figures: others are checked anew.
                <CheckFigures
                  key={JSON.stringify([address.report, asked, report.dataUpdatedAt])}
                  statistics={statistics}
                  asked={asked}
                />
              )}
              {statistics.notes.map((note) => (
                <Text key={note} tone="soft">
                  {note}
                </Text>
              ))}
              {!statistics.may_open && (
                <Text tone="hint">
                  Dấu * là số liệu của nhóm quá ít người, không hiện để giữ kín thông tin cá nhân.
                </Text>
              )}
            </Stack>
          )}
        </Loaded>
      </Card>
      {cell && (
        <PeopleDialog cell={cell} report={address.report} asked={asked} onClose={() => setCell(undefined)} />
      )}
    </Page>
  )
}
