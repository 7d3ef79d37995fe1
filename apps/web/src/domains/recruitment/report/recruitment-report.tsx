import { download, saveFile } from '@nhansu/sdk'
import type { Schemas } from '@nhansu/sdk/contract'
import { Button } from '@nhansu/ui/button/button.tsx'
import { DateField } from '@nhansu/ui/date-field/date-field.tsx'
import { Card } from '@nhansu/ui/layout/card.tsx'
import { Columns } from '@nhansu/ui/layout/columns.tsx'
import { Page } from '@nhansu/ui/layout/page.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { useToast } from '@nhansu/ui/toast/use-toast.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import { errorText } from '#web/kit/feedback/messages.ts'
import { ReferenceField } from '#web/kit/references/reference-field.tsx'
import { useAddress } from '#web/kit/screen/use-address.ts'
import { client } from '#web/session/client.ts'
import { keepRows, query } from '#web/session/queries.ts'
import { usePermission } from '#web/session/use-profile.ts'
import { CandidatesDialog } from './candidates-dialog.tsx'
import { Funnel } from './funnel.tsx'
import { askedOf, readReportAddress, type ReportAddress, writeReportAddress } from './report-address.ts'
import { ReportStats } from './report-stats.tsx'
import { ReportTable } from './report-table.tsx'

/** Báo cáo tuyển dụng: what came of the campaigns of a period; a figure opens the candidates behind it. */
export default function RecruitmentReport() {
  const [address, show] = useAddress(readReportAddress, writeReportAddress)
  const mayExport = usePermission('recruitment_report_export')
  const report = useQuery({
    ...query('recruitmentReport.show', { query: askedOf(address) }),
    placeholderData: keepRows(),
  })
  const shown = report.data?.report
  return (
    <Page
      title="Báo cáo tuyển dụng"
      summary={shown?.basis ?? null}
      actions={mayExport && <DownloadButton address={address} />}
    >
      <Question address={address} shown={shown} onChange={show} />
      <Loaded
        query={report}
        title="Không lấy được số liệu"
        level={2}
        empty={({ report: { campaigns } }) =>
          campaigns.rows.length === 0 ? 'Không có đợt tuyển dụng nào mở trong thời gian này' : null
        }
      >
        {({ report: found }) => (
          <Stack gap="lg">
            <ReportStats report={found} address={address} />
            <Card title="Phễu tuyển dụng">
              <Funnel report={found} address={address} />
            </Card>
            <ReportTable table="campaigns" report={found} address={address} />
            <ReportTable table="sources" report={found} address={address} />
          </Stack>
        )}
      </Loaded>
      {address.cell && (
        <CandidatesDialog
          cell={address.cell}
          address={address}
          report={shown}
          onPageChange={(page) => address.cell && show({ cell: { ...address.cell, page } })}
          onClose={() => show({ cell: null })}
        />
      )}
    </Page>
  )
}

interface QuestionProps {
  address: ReportAddress
  /** Says which days stand without any in the address. */
  shown: Schemas['RecruitmentReport'] | undefined
  onChange: (changed: Partial<ReportAddress>) => void
}

/** Of which days and of which unit; whoever may not see the units sees the figures of all that are his. */
function Question({ address: { from, to, unitId }, shown, onChange }: QuestionProps) {
  const maySeeUnits = usePermission('department_access')
  const first = from ?? shown?.from ?? null
  const last = to ?? shown?.to ?? null
  return (
    <Card>
      <Columns count={3}>
        <DateField
          label="Đợt mở từ ngày"
          value={first}
          max={last ?? undefined}
          onValueChange={(day) => onChange({ from: day })}
        />
        <DateField
          label="Đến ngày"
          value={last}
          min={first ?? undefined}
          onValueChange={(day) => onChange({ to: day })}
        />
        {maySeeUnits && (
          <ReferenceField
            name="departments"
            label="Đơn vị đề nghị"
            placeholder="Tất cả đơn vị"
            value={unitId}
            onValueChange={(id) => onChange({ unitId: id })}
          />
        )}
      </Columns>
    </Card>
  )
}

function DownloadButton({ address }: { address: ReportAddress }) {
  const toast = useToast()
  const { mutate, isPending } = useMutation({
    mutationFn: async () =>
      saveFile(await download(client, 'recruitmentReport.download', { query: askedOf(address) })),
    onError: (error) => toast.bad(errorText(error)),
  })
  return (
    <Button icon={Download} loading={isPending} onClick={() => mutate()}>
      Xuất Excel
    </Button>
  )
}
