import type { Schemas } from '@nhansu/sdk/contract'
import { formatNumber } from '@nhansu/ui/format/number.ts'
import { Card } from '@nhansu/ui/layout/card.tsx'
import { Grid } from '@nhansu/ui/layout/grid.tsx'
import { Link } from '@nhansu/ui/link/link.tsx'
import { Stat } from '@nhansu/ui/stat/stat.tsx'
import { type BoardAddress, boardPath } from './board-address.ts'
import { figures } from './board-columns.ts'

interface StageFiguresProps {
  counts: Schemas['BoardCounts']
  unit: BoardAddress['unit']
}

/** How many stand at each stage, and how many of all are late; each figure opens its rows. */
export function StageFigures({ counts, unit }: StageFiguresProps) {
  return (
    <Grid tile="small">
      {figures.map(({ key, label, opens }) => (
        <Card key={key}>
          <Stat
            label={label}
            value={
              <Link
                tone="quiet"
                href={boardPath({ unit, ...opens })}
                aria-label={`${formatNumber(counts[key])} hợp đồng: ${label}`}
              >
                {formatNumber(counts[key])}
              </Link>
            }
          />
        </Card>
      ))}
    </Grid>
  )
}
