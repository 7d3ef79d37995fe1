import type { Schemas } from '@nhansu/sdk/contract'
import { formatNumber } from '@nhansu/ui/format/number.ts'
import { Card } from '@nhansu/ui/layout/card.tsx'
import { Grid } from '@nhansu/ui/layout/grid.tsx'
import { Link } from '@nhansu/ui/link/link.tsx'
import { Stat } from '@nhansu/ui/stat/stat.tsx'
import { figuresOf } from './mismatch-columns.ts'
import { type ReconciliationAddress, reconciliationAt } from './reconciliation-address.ts'

interface MismatchFiguresProps {
  counts: Schemas['MismatchCounts']
  unit: ReconciliationAddress['unit']
}

/** How many rows there are of each kind; each figure opens its rows. Kinds with none are left out. */
export function MismatchFigures({ counts, unit }: MismatchFiguresProps) {
  return (
    <Grid tile="small">
      {figuresOf(counts)
        .filter(({ key, count }) => key === 'total' || count > 0)
        .map(({ key, label, count, mismatch }) => (
          <Card key={key}>
            <Stat
              label={label}
              value={
                <Link
                  tone="quiet"
                  href={reconciliationAt({ unit, mismatch })}
                  aria-label={`${formatNumber(count)} dòng: ${label}`}
                >
                  {formatNumber(count)}
                </Link>
              }
            />
          </Card>
        ))}
    </Grid>
  )
}
