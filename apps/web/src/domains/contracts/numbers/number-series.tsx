import type { Schemas } from '@nhansu/sdk/contract'
import { Button } from '@nhansu/ui/button/button.tsx'
import { ButtonLink } from '@nhansu/ui/button/button-link.tsx'
import { DescriptionList } from '@nhansu/ui/description-list/description-list.tsx'
import { Card } from '@nhansu/ui/layout/card.tsx'
import { Inline } from '@nhansu/ui/layout/inline.tsx'
import { Page } from '@nhansu/ui/layout/page.tsx'
import { useToast } from '@nhansu/ui/toast/use-toast.ts'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { errorText } from '#web/kit/feedback/messages.ts'
import { NotLoaded } from '#web/kit/feedback/not-loaded.tsx'
import { query } from '#web/session/queries.ts'
import { usePermission } from '#web/session/use-profile.ts'
import { client } from '#web/session/client.ts'
import { refreshContracts } from '../refresh-contracts.ts'
import type { OwnSeriesOf } from './own-series-dialog.tsx'
import { SeriesDialog } from './series-dialog.tsx'
import { seriesLabel } from './series-label.ts'

// Its code comes with the first time that it is opened.
const OwnSeriesDialog = lazy(() => import('./own-series-dialog.tsx'))

const title = 'Đánh số'

/** The own series of a type of decisions goes by the number of the type. */
const ownPrefix = 'decision_'

type Series = Schemas['NumberSeries']

/** Whether the company has begun it for one type, and may give it up. */
const isOwn = ({ kind, contract_type_id: type }: Series) => type !== null || kind.startsWith(ownPrefix)

/** How the company's codes and papers are numbered, and which numbers come next. */
export default function NumberSeriesScreen() {
  const { data, error, refetch } = useQuery(query('numberSeries.list'))
  const [changing, setChanging] = useState<Series>()
  const [adding, setAdding] = useState<OwnSeriesOf>()
  const mayEdit = usePermission('contract_edit')
  const toast = useToast()
  /** Does something with a series, and shows it or says why not. */
  const attempt = async (deed: () => Promise<unknown>) => {
    try {
      await deed()
      await refreshContracts()
    } catch (failure) {
      toast.bad(errorText(failure))
    }
  }
  const takeUpAgain = (series: Series) =>
    attempt(async () => {
      const { kind, contract_type_id: type, pattern, padding, yearly, first_number } = series
      const of =
        type === null ? { decision_type: Number(kind.slice(ownPrefix.length)) } : { contract_type_id: type }
      await client.call('numberSeries.store', { body: { ...of, pattern, padding, yearly, first_number } })
      toast.ok('Đã đánh số riêng trở lại.', { description: seriesLabel(series) })
    })
  const giveUp = (series: Series) =>
    attempt(async () => {
      await client.call('numberSeries.destroy', { path: { id: series.id } })
      const ofAll =
        series.contract_type_id === null && data?.number_series.find(({ kind }) => kind === 'decision')
      const next = ofAll ? ofAll.next_numbers[0] : undefined
      toast.ok('Đã bỏ đánh số riêng.', {
        // What follows is numbered with all other decisions; contracts with those of their kind.
        description: [seriesLabel(series), next && `số kế tiếp: ${next}`].filter(Boolean).join(', '),
        action: { run: () => void takeUpAgain(series) },
      })
    })
  if (!data) return <NotLoaded title={title} error={error} onRetry={() => void refetch()} />
  return (
    <Page
      title={title}
      summary="Số được cấp khi ban hành, không cấp lại, kể cả số đã bỏ."
      actions={
        <>
          <ButtonLink href="/danh-so/so-so">Sổ số</ButtonLink>
          {mayEdit && (
            <>
              <Button onClick={() => setAdding('contract_type_id')}>Đánh số riêng hợp đồng</Button>
              <Button onClick={() => setAdding('decision_type')}>Đánh số riêng quyết định</Button>
            </>
          )}
        </>
      }
    >
      {data.number_series.map((series) => (
        <Card
          key={series.id}
          title={seriesLabel(series)}
          actions={
            mayEdit && (
              <Inline gap="sm">
                {isOwn(series) && (
                  <Button size="small" onClick={() => void giveUp(series)}>
                    Bỏ đánh số riêng
                  </Button>
                )}
                <Button size="small" onClick={() => setChanging(series)}>
                  Sửa
                </Button>
              </Inline>
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
      <Suspense>{adding && <OwnSeriesDialog of={adding} onClose={() => setAdding(undefined)} />}</Suspense>
      {changing && <SeriesDialog series={changing} onClose={() => setChanging(undefined)} />}
    </Page>
  )
}
