import type { Schemas } from '@nhansu/sdk/contract'
import { formatDate } from '@nhansu/ui/format/date.ts'
import { formatNumber } from '@nhansu/ui/format/number.ts'
import { Card } from '@nhansu/ui/layout/card.tsx'
import { Page } from '@nhansu/ui/layout/page.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Link } from '@nhansu/ui/link/link.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { boardStageLabels } from '@nhansu/sdk/domains/contracts'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import { useSearch } from '#web/kit/screen/use-address.ts'
import { keepRows, query } from '#web/session/queries.ts'
import { boardAsked, boardInput, boardPath } from './board-address.ts'
import { StageFigures } from './stage-figures.tsx'
import { BoardRows } from './board-rows.tsx'
import { UnitFigures } from './unit-figures.tsx'

type Board = Schemas['ContractBoard']

/** Bảng 90 ngày: what ends, how far each has come, by stage and by unit, and the next step of each. */
export default function ContractBoard() {
  const [search] = useSearch()
  const asked = useMemo(() => boardAsked(search), [search])
  const board = useQuery({
    ...query('contractBoard.show', boardInput(asked)),
    placeholderData: keepRows(),
    // What is done with a contract is done on other screens too, and one comes back at once; what was asked for while the
    // screen's code was on its way is as good as new.
    staleTime: 2_000,
  })
  return (
    <Page
      title="Bảng 90 ngày"
      summary={
        board.data === undefined
          ? null
          : `Hợp đồng và thử việc kết thúc đến hết ${formatDate(board.data.contract_board.until)}, và đã hết hạn mà chưa có gì tiếp theo`
      }
    >
      <Loaded query={board} title="Không lấy được bảng">
        {({ contract_board: shown, rows, meta }) => (
          <Stack>
            <Asked board={shown} found={meta.pagination?.total ?? 0} />
            <StageFigures counts={shown.total} unit={shown.unit?.id ?? null} />
            <Card title="Từng người">
              <BoardRows
                rows={rows}
                address={asked}
                total={meta.pagination?.total ?? 0}
                loading={board.isFetching}
              />
            </Card>
            {shown.units.length > 0 && (
              <Card title="Theo đơn vị">
                <UnitFigures units={shown.units} />
              </Card>
            )}
          </Stack>
        )}
      </Loaded>
    </Page>
  )
}

/** What the rows leave out, and the way back to more. */
function Asked({ board: { unit, stage, late }, found }: { board: Board; found: number }) {
  const filtered = [stage !== null && boardStageLabels[stage], late && 'trễ hạn'].filter(Boolean).join(', ')
  return (
    <Stack gap="xs">
      {unit !== null && (
        <Text>
          {`Đơn vị: ${unit.name}. `}
          <Link href={boardPath({ unit: unit.parent_id })}>
            {unit.parent_id === null ? 'Xem mọi đơn vị' : 'Lên đơn vị cấp trên'}
          </Link>
        </Text>
      )}
      {filtered !== '' && (
        <Text>
          {`Đang lọc: ${filtered} (${formatNumber(found)} hợp đồng). `}
          <Link href={boardPath({ unit: unit?.id ?? null })}>Bỏ lọc</Link>
        </Text>
      )}
    </Stack>
  )
}
