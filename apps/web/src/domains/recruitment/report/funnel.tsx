import type { Schemas } from '@nhansu/sdk/contract'
import { formatPercent } from '@nhansu/ui/format/number.ts'
import { Text } from '@nhansu/ui/text/text.tsx'
import { FigureLink, figureOf } from './figure-link.tsx'
import type { CountKey, ReportAddress } from './report-address.ts'
import { bar, figure, funnel, name, step, track } from './report.css.ts'

/** The steps from applying to the first day. */
const steps: readonly CountKey[] = ['received', 'screened', 'interviewed', 'passed', 'hired']

interface FunnelProps {
  report: Schemas['RecruitmentReport']
  address: ReportAddress
}

/** How many came to each step, of all who applied; the bars say the same as the figures beside them. */
export function Funnel({ report: { campaigns, may_open: mayOpen }, address }: FunnelProps) {
  const received = figureOf(campaigns, campaigns.total, 'received') ?? 0
  return (
    <ol className={funnel}>
      {steps.map((column) => {
        const label = campaigns.columns.find(({ key }) => key === column)?.label ?? ''
        const value = figureOf(campaigns, campaigns.total, column) ?? 0
        const share = received === 0 ? 0 : (100 * value) / received
        return (
          <li key={column} className={step}>
            <span className={name}>{label}</span>
            <span className={figure}>
              <FigureLink
                value={value}
                name={label}
                address={address}
                cell={{ table: 'campaigns', row: null, column }}
                mayOpen={mayOpen}
              />
              {column !== 'received' && received > 0 && (
                <Text as="span" size="hint" tone="hint">
                  {formatPercent(share)} số hồ sơ
                </Text>
              )}
            </span>
            <span className={track} aria-hidden="true">
              {value > 0 && <span className={bar} style={{ inlineSize: `${share}%` }} />}
            </span>
          </li>
        )
      })}
    </ol>
  )
}
