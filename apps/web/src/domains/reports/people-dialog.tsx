import { download, saveFile } from '@nhansu/sdk'
import type { Data, Input } from '@nhansu/sdk/contract'
import type { AnyApiError } from '@nhansu/sdk/errors'
import { Button } from '@nhansu/ui/button/button.tsx'
import { Dialog } from '@nhansu/ui/dialog/dialog.tsx'
import { DialogContent } from '@nhansu/ui/dialog/dialog-content.tsx'
import { DialogBody, DialogFooter, DialogHeader } from '@nhansu/ui/dialog/dialog-parts.tsx'
import { formatNumber } from '@nhansu/ui/format/number.ts'
import { Inline } from '@nhansu/ui/layout/inline.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Link } from '@nhansu/ui/link/link.tsx'
import { Pagination } from '@nhansu/ui/pagination/pagination.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import { client } from '#web/session/client.ts'
import { usePermission } from '#web/session/use-profile.ts'
import { PaperButton, WorkbookButton } from './file-buttons.tsx'
import type { ReportKey } from './report-address.ts'

type Drill = Input<'statistics.drillDownload'>['body']

/** One figure of a report. */
export interface Cell {
  /** Null for the last row. */
  row: string | null
  column: string
  title: string
}

interface PeopleDialogProps {
  cell: Cell
  report: ReportKey
  asked: Omit<Drill, 'report' | 'row' | 'column'>
  onClose: () => void
}

const SIZE = 50

/** The people behind a figure, each with the way to the file and why he is among them. */
export function PeopleDialog({ cell: { row, column, title }, report, asked, onClose }: PeopleDialogProps) {
  const [page, setPage] = useState(1)
  const mayExport = [usePermission('report_export'), usePermission('employee_export')].every(Boolean)
  const figure = { ...asked, report, row, column }
  const body = { ...figure, page, size: SIZE }
  const people = useQuery<Data<'statistics.drill'>, AnyApiError>({
    queryKey: ['statistics.drill', body],
    queryFn: ({ signal }) => client.call('statistics.drill', { body }, { signal }),
    placeholderData: keepPreviousData,
  })
  return (
    <Dialog open onOpenChange={(open) => open || onClose()}>
      <DialogContent>
        <DialogHeader title={title} description={people.data && `${people.data.people_total} dòng`} />
        <DialogBody>
          <Loaded query={people} title="Không mở được danh sách" level={3}>
            {({ people: rows, people_total: total, others_total: others }) => (
              <Stack>
                {others > 0 && (
                  <Text tone="hint">
                    {`Số liệu còn tính ${formatNumber(others)} dòng về người nay thuộc đơn vị khác, bạn không xem được hồ sơ của họ.`}
                  </Text>
                )}
                <Stack as="ul" gap="md">
                  {rows.map(({ id, nhansu_id, full_name, unit_name, position_name, detail }, place) => (
                    <li key={`${id} ${place}`}>
                      <Inline justify="between" align="start" gap="md">
                        <Stack gap="none">
                          <Link href={`/nhan-vien/${id}/chi-tiet`}>
                            {full_name} ({nhansu_id})
                          </Link>
                          <Text size="hint" tone="hint">
                            {[position_name, unit_name].filter((words) => words !== null).join(', ')}
                          </Text>
                        </Stack>
                        <Text tone="soft">{detail}</Text>
                      </Inline>
                    </li>
                  ))}
                </Stack>
                <Pagination page={page} perPage={SIZE} total={total} onPageChange={setPage} />
              </Stack>
            )}
          </Loaded>
        </DialogBody>
        <DialogFooter>
          {mayExport && (
            <>
              <PaperButton
                fetchFile={async () =>
                  saveFile(await download(client, 'statistics.drillPrint', { body: figure }))
                }
              />
              <WorkbookButton
                fetchFile={async () =>
                  saveFile(await download(client, 'statistics.drillDownload', { body: figure }))
                }
              />
            </>
          )}
          <Button onClick={onClose}>Đóng</Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}
