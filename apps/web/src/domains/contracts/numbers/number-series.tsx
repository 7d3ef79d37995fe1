import type { Schemas } from '@nhansu/sdk/contract'
import { numberKindLabels } from '@nhansu/sdk/domains/numbers'
import { Button } from '@nhansu/ui/button/button.tsx'
import { ButtonLink } from '@nhansu/ui/button/button-link.tsx'
import { DescriptionList } from '@nhansu/ui/description-list/description-list.tsx'
import { Card } from '@nhansu/ui/layout/card.tsx'
import { Page } from '@nhansu/ui/layout/page.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { NotLoaded } from '#web/kit/feedback/not-loaded.tsx'
import { query } from '#web/session/queries.ts'
import { usePermission } from '#web/session/use-profile.ts'
import { SeriesDialog } from './series-dialog.tsx'

const title = 'Đánh số'

/** How the company's codes and papers are numbered, and which numbers come next. */
export default function NumberSeriesScreen() {
  const { data, error, refetch } = useQuery(query('numberSeries.list'))
  const [changing, setChanging] = useState<Schemas['NumberSeries']>()
  const mayEdit = usePermission('contract_edit')
  if (!data) return <NotLoaded title={title} error={error} onRetry={() => void refetch()} />
  return (
    <Page
      title={title}
      summary="Số được cấp khi ban hành, không cấp lại, kể cả số đã bỏ."
      actions={<ButtonLink href="/danh-so/so-so">Sổ số</ButtonLink>}
    >
      {data.number_series.map((series) => (
        <Card
          key={series.id}
          title={numberKindLabels[series.kind]}
          actions={
            mayEdit && (
              <Button size="small" onClick={() => setChanging(series)}>
                Sửa
              </Button>
            )
          }
        >
          <DescriptionList
            columns={3}
            layout="under"
            items={[
              { term: 'Mẫu số', value: series.pattern },
              { term: 'Ba số kế tiếp', value: series.next_numbers.join('; ') },
              { term: 'Đánh số lại mỗi năm', value: series.yearly ? 'Có' : 'Không' },
            ]}
          />
        </Card>
      ))}
      {changing && <SeriesDialog series={changing} onClose={() => setChanging(undefined)} />}
    </Page>
  )
}
