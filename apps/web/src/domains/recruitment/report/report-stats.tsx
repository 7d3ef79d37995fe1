import type { Schemas } from '@nhansu/sdk/contract'
import { formatNumber, formatPercent } from '@nhansu/ui/format/number.ts'
import { Grid } from '@nhansu/ui/layout/grid.tsx'
import { Stat } from '@nhansu/ui/stat/stat.tsx'
import { moneyWords } from '#web/kit/money.ts'
import { FigureLink, figureOf } from './figure-link.tsx'
import type { ReportAddress } from './report-address.ts'

interface ReportStatsProps {
  report: Schemas['RecruitmentReport']
  address: ReportAddress
}

/** What all campaigns of the period came to together. */
export function ReportStats({ report: { campaigns, may_open: mayOpen }, address }: ReportStatsProps) {
  const total = (key: string) => figureOf(campaigns, campaigns.total, key)
  const filled = total('filled_rate')
  return (
    <Grid tile="small">
      <Stat label="Số đợt" value={formatNumber(campaigns.rows.length)} />
      <Stat label="Số lượng cần" value={formatNumber(total('wanted'))} />
      <Stat
        label="Nhận việc"
        value={formatNumber(total('hired'))}
        note={filled === null ? undefined : `Đáp ứng ${formatPercent(filled)}`}
      />
      <Stat
        label="Từ chối nhận việc"
        value={
          <FigureLink
            value={total('refused') ?? 0}
            name="Từ chối"
            address={address}
            cell={{ table: 'campaigns', row: null, column: 'refused' }}
            mayOpen={mayOpen}
          />
        }
      />
      <Stat label="Chi phí" value={moneyWords(total('cost')) || '–'} />
      <Stat label="Chi phí/người" value={moneyWords(total('cost_per_hire')) || '–'} />
    </Grid>
  )
}
