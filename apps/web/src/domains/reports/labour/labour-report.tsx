import { download, saveFile } from '@nhansu/sdk'
import type { Data } from '@nhansu/sdk/contract'
import { labourContractLabels, labourFactLabels, labourGroupLabels } from '@nhansu/sdk/domains/statistics'
import { DescriptionList } from '@nhansu/ui/description-list/description-list.tsx'
import { EmptyState } from '@nhansu/ui/empty-state/empty-state.tsx'
import { formatDate } from '@nhansu/ui/format/date.ts'
import { formatNumber } from '@nhansu/ui/format/number.ts'
import { Card } from '@nhansu/ui/layout/card.tsx'
import { Columns } from '@nhansu/ui/layout/columns.tsx'
import { Page } from '@nhansu/ui/layout/page.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Link } from '@nhansu/ui/link/link.tsx'
import { Pagination } from '@nhansu/ui/pagination/pagination.tsx'
import { Select } from '@nhansu/ui/select/select.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import { useAddress } from '#web/kit/screen/use-address.ts'
import { todayInVietNam } from '#web/kit/today.ts'
import { client } from '#web/session/client.ts'
import { keepRows, query } from '#web/session/queries.ts'
import { usePermission } from '#web/session/use-profile.ts'
import { listCount, listLine } from '../lists/report-lists.css.ts'
import { basisWords } from '../basis-words.ts'
import { PaperButton, WorkbookButton } from '../file-buttons.tsx'
import {
  type LabourAddress,
  offeredPeriods,
  readLabourAddress,
  writeLabourAddress,
} from './labour-address.ts'
import { LabourPeople } from './labour-people.tsx'

const SIZE = 30
const title = 'Báo cáo tình hình sử dụng lao động'

/** Mẫu 01/PLI: what the report would say now, what the files still lack for it, and its workbook and paper. */
export default function LabourReportScreen() {
  const mayMake = [
    usePermission('employee_access'),
    usePermission('employee_sensitive'),
    usePermission('employee_pay'),
  ].every(Boolean)
  return mayMake ? <LabourReport /> : <NotAllowed />
}

/** Who holds the rights over a part of the company only learns why there is nothing, as whoever lacks them does. */
function NotAllowed() {
  return (
    <Page title={title}>
      <EmptyState
        title="Không lập được báo cáo này"
        text="Mẫu 01/PLI ghi số giấy tờ và tiền lương của mọi người lao động, nên cần quyền xem hồ sơ, thông tin nhạy cảm và lương của toàn công ty."
      />
    </Page>
  )
}

function LabourReport() {
  const [address, change, search] = useAddress(readLabourAddress, writeLabourAddress)
  const { period, lacking, page } = address
  const asked = { period, ...(lacking && { lacking }), page, size: SIZE }
  const [periods] = useState(() => offeredPeriods(todayInVietNam()))
  const report = useQuery({
    ...query('labourReport.show', { query: asked }),
    placeholderData: keepRows(),
    // What is lacking is put right in the files, and one comes back at once.
    staleTime: 0,
  })
  if (report.error?.kind === 'forbidden') return <NotAllowed />
  const hrefOf = (fact: LabourAddress['lacking']) =>
    `?${writeLabourAddress({ ...address, lacking: fact, page: 1 }, search)}`
  return (
    <Page
      title={title}
      summary="Mẫu số 01/PLI, Nghị định 145/2020/NĐ-CP. Trước khi gửi lần đầu, hãy đối chiếu tên và thứ tự cột với mẫu đang có hiệu lực."
      actions={<Downloads period={period} />}
    >
      <Card>
        <Columns count={2}>
          <Select
            label="Kỳ báo cáo"
            options={periods}
            value={period}
            onValueChange={(next) => next !== null && change({ period: next, page: 1 })}
          />
        </Columns>
      </Card>
      <Columns count={2}>
        <Card title="Tổng hợp">
          <Loaded query={report} title="Không lấy được báo cáo" level={3}>
            {({ report: totals }) => <Totals report={totals} />}
          </Loaded>
        </Card>
        <Card title="Kiểm tra trước khi gửi">
          <Lacks period={period} hrefOf={hrefOf} />
        </Card>
      </Columns>
      <Card title={lacking === null ? 'Người lao động' : `Còn thiếu: ${labourFactLabels[lacking]}`}>
        <Loaded
          query={report}
          title="Không lấy được báo cáo"
          level={3}
          empty={({ meta }) => (totalOf(meta) === 0 ? 'Không có ai trong danh sách này' : null)}
        >
          {({ people, meta }) => (
            <Stack>
              <Text>
                {formatNumber(totalOf(meta))} người
                {lacking !== null && (
                  <>
                    . <Link href={hrefOf(null)}>Xem mọi người</Link>
                  </>
                )}
              </Text>
              <LabourPeople people={people} />
              <Pagination
                page={page}
                perPage={SIZE}
                total={totalOf(meta)}
                onPageChange={(next) => change({ page: next })}
              />
            </Stack>
          )}
        </Loaded>
      </Card>
    </Page>
  )
}

const totalOf = ({ pagination }: Data<'labourReport.show'>['meta']) => pagination?.total ?? 0

function Totals({ report }: { report: Data<'labourReport.show'>['report'] }) {
  return (
    <Stack>
      <DescriptionList
        layout="beside"
        items={[
          { term: 'Nơi nhận', value: report.office ?? <OfficeMissing /> },
          { term: 'Tính đến ngày', value: formatDate(report.as_of) },
          { term: 'Gửi trước ngày', value: formatDate(report.due_date) },
          {
            term: 'Tổng số',
            value: `${formatNumber(report.total)} người, trong đó nữ ${formatNumber(report.women)}`,
          },
          { term: 'Đủ dữ liệu', value: `${formatNumber(report.complete)}/${formatNumber(report.total)}` },
          ...report.groups.map(({ group, total }) => ({
            term: labourGroupLabels[group],
            value: formatNumber(total),
          })),
          ...report.contracts.map(({ contract, total }) => ({
            term: `Hợp đồng: ${labourContractLabels[contract]}`,
            value: formatNumber(total),
          })),
        ]}
      />
      <Text size="hint" tone="hint">
        {basisWords(report.basis)}
      </Text>
    </Stack>
  )
}

function OfficeMissing() {
  return usePermission('permission_edit') ? (
    <Link href="/thong-tin-cong-ty">Chưa có, ghi ở thông tin công ty</Link>
  ) : (
    'Chưa có; quản trị viên ghi ở thông tin công ty'
  )
}

interface LacksProps {
  period: string
  hrefOf: (fact: LabourAddress['lacking']) => string
}

function Lacks({ period, hrefOf }: LacksProps) {
  const check = useQuery({
    ...query('labourReport.check', { query: { period } }),
    placeholderData: keepRows(),
    staleTime: 0,
  })
  return (
    <Loaded query={check} title="Không kiểm tra được" level={3}>
      {({ lacking }) => (
        <Stack as="ul" gap="none">
          {lacking.map(({ fact, total }) => (
            <li key={fact} className={listLine}>
              {total === 0 ? (
                <Text tone="soft">{labourFactLabels[fact]}</Text>
              ) : (
                <Link href={hrefOf(fact)}>Còn thiếu: {labourFactLabels[fact]}</Link>
              )}
              <span className={listCount}>{total === 0 ? 'Đủ' : formatNumber(total)}</span>
            </li>
          ))}
        </Stack>
      )}
    </Loaded>
  )
}

function Downloads({ period }: { period: string }) {
  const mayExport = [usePermission('report_export'), usePermission('employee_export')].every(Boolean)
  if (!mayExport) return null
  return (
    <>
      <PaperButton
        fetchFile={async () => saveFile(await download(client, 'labourReport.print', { query: { period } }))}
      />
      <WorkbookButton
        fetchFile={async () =>
          saveFile(await download(client, 'labourReport.download', { query: { period } }))
        }
      />
    </>
  )
}
