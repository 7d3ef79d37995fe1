import { exportWords } from '@nhansu/sdk/export-words'
import { Button } from '@nhansu/ui/button/button.tsx'
import { CheckboxGroup } from '@nhansu/ui/checkbox-group/checkbox-group.tsx'
import { Dialog } from '@nhansu/ui/dialog/dialog.tsx'
import { DialogContent } from '@nhansu/ui/dialog/dialog-content.tsx'
import { DialogBody, DialogFooter, DialogHeader } from '@nhansu/ui/dialog/dialog-parts.tsx'
import { formatNumber } from '@nhansu/ui/format/number.ts'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { useToast } from '@nhansu/ui/toast/use-toast.ts'
import { isApiError } from '@nhansu/sdk/errors'
import { useState } from 'react'
import { errorText } from '#web/kit/feedback/messages.ts'
import { exportList } from './calls.ts'
import { useProfile } from '#web/session/use-profile.ts'
import { asOnScreen, offeredTo } from './export-columns.ts'
import type { ExportedResource } from './workbook-actions.tsx'

/** What the list asks for now. */
interface Asked {
  sort?: string
  as_of?: string
  search?: { value: string }
  filter?: Readonly<Record<string, unknown>>
}

interface ExportDialogProps {
  resource: ExportedResource
  query: Asked
  total: number | undefined
  /** The fields on the screen, in its order: the file begins with them. */
  first: readonly string[]
  onClose: () => void
}

/**
 * Chooses the columns of an export, says what will be in it, and fetches it; closing it ends the export. Columns that one
 * may not see are not offered, and those of what stands behind dots are taken along by choice only.
 */
export default function ExportDialog({ resource, query, total, first, onClose }: ExportDialogProps) {
  const { permissions } = useProfile()
  const words = exportWords[resource]
  const offered = Object.entries(asOnScreen(offeredTo(permissions, words), first))
  const dotted: readonly string[] = words.dotted
  const [columns, setColumns] = useState<readonly string[]>(
    offered.flatMap(([path]) => (dotted.includes(path) ? [] : [path])),
  )
  const [running, setRunning] = useState<AbortController>()
  const [problem, setProblem] = useState<string>()
  const toast = useToast()
  const close = () => {
    running?.abort()
    onClose()
  }
  const run = async () => {
    const abort = new AbortController()
    setRunning(abort)
    setProblem(undefined)
    const { sort, search, filter, as_of } = query
    const asked = {
      as_of,
      sort,
      search,
      filter,
      columns: offered.map(([path]) => path).filter((path) => columns.includes(path)),
    }
    try {
      const name = await exportList(resource, withoutNothing(asked), abort.signal)
      toast.ok('Đã xuất danh sách ra Excel.', name === undefined ? {} : { description: name })
      onClose()
    } catch (error) {
      if (!(isApiError(error) && error.kind === 'aborted')) setProblem(errorText(error))
    }
    setRunning(undefined)
  }
  return (
    <Dialog open onOpenChange={(open) => open || close()}>
      <DialogContent>
        <DialogHeader title="Xuất Excel" description={summary(resource, query, total)} />
        <DialogBody>
          <Stack>
            <CheckboxGroup
              label="Các cột trong tệp"
              options={offered.map(([value, label]) => ({ value, label }))}
              value={columns}
              onValueChange={setColumns}
              {...(columns.length === 0 && { error: 'Hãy chọn ít nhất một cột.' })}
            />
            {problem !== undefined && (
              <Text as="p" tone="bad">
                {problem}
              </Text>
            )}
          </Stack>
        </DialogBody>
        <DialogFooter>
          <Button onClick={close}>Hủy</Button>
          <Button
            tone="primary"
            loading={running !== undefined}
            disabled={columns.length === 0}
            onClick={() => void run()}
          >
            Xuất Excel
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}

function summary(
  resource: ExportedResource,
  { search, filter = {} }: Asked,
  total: number | undefined,
): string {
  const titles: Readonly<Record<string, string>> = exportWords[resource].filters
  const rows = total === undefined ? 'Các dòng' : `${formatNumber(total)} dòng`
  const by = [
    ...Object.keys(filter).map((field) => titles[field] ?? field),
    ...(search ? [`từ khóa "${search.value}"`] : []),
  ]
  return by.length > 0 ? `${rows}, lọc theo ${by.join(', ')}.` : `${rows}, không lọc.`
}

function withoutNothing(asked: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined))
}
