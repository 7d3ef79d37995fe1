import { download } from '@nhansu/sdk'
import type { Data } from '@nhansu/sdk/contract'
import { Button } from '@nhansu/ui/button/button.tsx'
import { formatPercent } from '@nhansu/ui/format/number.ts'
import { Card } from '@nhansu/ui/layout/card.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { VisuallyHidden } from '@nhansu/ui/layout/visually-hidden.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { useQuery } from '@tanstack/react-query'
import { FileDown } from 'lucide-react'
import { useState } from 'react'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import { client } from '#web/session/client.ts'
import { keepRows, query } from '#web/session/queries.ts'
import { usePermission } from '#web/session/use-profile.ts'
import { useSaving } from '../exams/use-saving.ts'
import { type Behind, MasteryDialog } from './mastery-dialog.tsx'
import { cell, few, figure, head, level, nameHead, scroller, table } from './report.css.ts'
import { askedOf, type ReportAddress } from './report-address.ts'

type Mastery = Data<'quizReports.mastery'>
type Cell = Mastery['departments'][number]['cells'][number]

/** 'Mức nắm vững': how much of each field the people of each unit know; each figure opens its people. */
export function MasteryMap({ address }: { address: ReportAddress }) {
  const asked = askedOf(address)
  const mastery = useQuery({
    ...query('quizReports.mastery', { query: asked }),
    placeholderData: keepRows(),
  })
  const mayExport = usePermission('quiz_report_export')
  const { save, saving } = useSaving()
  const [behind, setBehind] = useState<Behind>()
  const exportNow = () =>
    save('mastery', () => download(client, 'quizReports.masteryExport', { query: asked }))
  const hasRows = (mastery.data?.departments.length ?? 0) > 0
  return (
    <Card
      title="Mức nắm vững theo đơn vị và lĩnh vực"
      actions={
        mayExport &&
        hasRows && (
          <Button
            size="small"
            icon={FileDown}
            loading={saving === 'mastery'}
            onClick={() => void exportNow()}
          >
            Xuất Excel
          </Button>
        )
      }
    >
      <Loaded
        query={mastery}
        title="Không lấy được số liệu"
        level={3}
        empty={({ departments, waiting }) =>
          departments.length > 0
            ? null
            : waiting > 0
              ? waitingWords(waiting)
              : 'Chưa có kết quả nào được công bố trong thời gian này.'
        }
      >
        {(shown) => <MasteryTable mastery={shown} onOpen={setBehind} />}
      </Loaded>
      {behind && <MasteryDialog behind={behind} asked={asked} onClose={() => setBehind(undefined)} />}
    </Card>
  )
}

function MasteryTable({
  mastery: { fewest, waiting, fields, departments },
  onOpen,
}: {
  mastery: Mastery
  onOpen: (behind: Behind) => void
}) {
  const isFew = ({ papers }: Cell) => papers < fewest
  return (
    <Stack gap="sm">
      <Text as="p" size="hint" tone="hint">
        {`Tỷ lệ điểm đạt được, trung bình các bài thi đã có kết quả. Chữ nhạt, có dấu *: dưới ${fewest} bài, quá ít để kết luận.`}
      </Text>
      {waiting > 0 && (
        <Text as="p" size="hint">
          {waitingWords(waiting)}
        </Text>
      )}
      <div className={scroller}>
        <table className={table}>
          <caption>
            <VisuallyHidden>Mức nắm vững theo đơn vị và lĩnh vực</VisuallyHidden>
          </caption>
          <thead>
            <tr>
              <th scope="col" className={nameHead}>
                Đơn vị
              </th>
              {fields.map(({ id, name }) => (
                <th key={id} scope="col" className={head}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {departments.map(({ id, name, cells }) => {
              const unit = name ?? 'Chưa thuộc đơn vị nào'
              return (
                <tr key={`${id ?? 0}`}>
                  <th scope="row" className={cell}>
                    {unit}
                  </th>
                  {fields.map((field) => {
                    const known = cells.find(({ field_id: of }) => of === field.id)
                    return (
                      <td key={field.id} className={figure}>
                        {known === undefined ? (
                          '–'
                        ) : (
                          <button
                            type="button"
                            className={isFew(known) ? few : level[levelOf(known.share)]}
                            aria-label={`${unit}, ${field.name}: ${percent(known.share)}, ${known.papers} bài. Xem từng người`}
                            onClick={() => onOpen({ unit: { id: id ?? 0, name: unit }, field })}
                          >
                            {`${percent(known.share)}${isFew(known) ? '*' : ''}`}
                          </button>
                        )}
                      </td>
                    )
                  })}
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
    </Stack>
  )
}

/** Why results that are out do not stand in the map yet. */
function waitingWords(exams: number): string {
  return `Kết quả của ${exams} kỳ thi chưa được tính vào đây. Số liệu được tính mỗi giờ và ngay sau khi công bố kết quả.`
}

function percent(share: number): string {
  return formatPercent(share * 100)
}

/** Below a half, below three quarters, and from there on; the figure beside it says which. */
function levelOf(share: number): keyof typeof level {
  if (share < 0.5) return 'low'
  return share < 0.75 ? 'middle' : 'high'
}
