import { EmptyState } from '@nhansu/ui/empty-state/empty-state.tsx'
import { Card } from '@nhansu/ui/layout/card.tsx'
import { Page } from '@nhansu/ui/layout/page.tsx'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import { query } from '#web/session/queries.ts'
import { OwnReadingCard } from './own-reading-card.tsx'

/** The documents that the reader is asked to read and confirm; it needs no right beside being an employee. */
export default function OwnReadings() {
  const mine = useQuery(query('documentReadings.mine'))
  const [search] = useSearchParams()
  const named = Number(search.get('id'))
  return (
    <Page title="Tài liệu của tôi">
      <Loaded query={mine}>
        {({ readings }) =>
          readings.length === 0 ? (
            <Card>
              <EmptyState
                title="Bạn chưa có tài liệu nào cần đọc."
                text="Khi công ty gửi bạn một tài liệu cần xác nhận, tài liệu đó hiện ở đây cùng hạn xác nhận."
                level={2}
              />
            </Card>
          ) : (
            // The one that a notice leads to stands first.
            readings
              .toSorted((one, other) => Number(other.id === named) - Number(one.id === named))
              .map((reading) => <OwnReadingCard key={reading.id} reading={reading} />)
          )
        }
      </Loaded>
    </Page>
  )
}
