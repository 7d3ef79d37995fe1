import { download } from '@nhansu/sdk'
import { Button } from '@nhansu/ui/button/button.tsx'
import { Card } from '@nhansu/ui/layout/card.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { SearchBox } from '@nhansu/ui/search-box/search-box.tsx'
import { useQuery } from '@tanstack/react-query'
import { FileDown } from 'lucide-react'
import { useState } from 'react'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import { client } from '#web/session/client.ts'
import { keepRows, query } from '#web/session/queries.ts'
import { usePermission } from '#web/session/use-profile.ts'
import { useSaving } from '../exams/use-saving.ts'
import { type Behind, MasteryDialog } from './mastery-dialog.tsx'
import { MasteryTable, waitingWords } from './mastery-table.tsx'
import { askedOf, type ReportAddress } from './report-address.ts'

/** 'Mức nắm vững': how much of each field the people of each unit know; each figure opens its people. */
export function MasteryMap({ address }: { address: ReportAddress }) {
  const asked = askedOf(address)
  const [words, setWords] = useState('')
  const mastery = useQuery({
    ...query('quizReports.mastery', { query: { ...asked, ...(words !== '' && { unit_search: words }) } }),
    placeholderData: keepRows(),
  })
  const mayExport = usePermission('quiz_report_export')
  const { save, saving } = useSaving()
  const [behind, setBehind] = useState<Behind>()
  const exportNow = () =>
    save('mastery', () => download(client, 'quizReports.masteryExport', { query: asked }))
  const hasRows = (mastery.data?.departments.length ?? 0) > 0 || words !== ''
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
      <Stack gap="sm">
        {hasRows && <SearchBox value={words} onSearch={setWords} label="Tìm đơn vị theo tên" />}
        <Loaded
          query={mastery}
          title="Không lấy được số liệu"
          level={3}
          empty={({ departments, waiting }) =>
            departments.length > 0
              ? null
              : words !== ''
                ? 'Không có đơn vị nào tên như vậy có kết quả.'
                : waiting > 0
                  ? waitingWords(waiting)
                  : 'Chưa có kết quả nào được công bố trong thời gian này.'
          }
        >
          {(shown) => (
            <MasteryTable
              key={words}
              mastery={shown}
              isSearch={words !== ''}
              asked={asked}
              onOpen={setBehind}
            />
          )}
        </Loaded>
      </Stack>
      {behind && <MasteryDialog behind={behind} asked={asked} onClose={() => setBehind(undefined)} />}
    </Card>
  )
}
