import { download, upload } from '@nhansu/sdk'
import type { Data } from '@nhansu/sdk/contract'
import { useToast } from '@nhansu/ui/toast/use-toast.ts'
import { errorText } from '#web/kit/feedback/messages.ts'
import { formOf } from '#web/kit/workbooks/calls.ts'
import { CheckedImportDialog, type ToldRows } from '#web/kit/workbooks/checked-import-dialog.tsx'
import { client } from '#web/session/client.ts'
import { queryClient } from '#web/session/queries.ts'

type Told = Data<'trainingPlanLines.import'>['import']

/** Adds and changes the lines of a draft by a workbook; what it did can be undone as a whole. */
export default function ImportLinesDialog({ planId, onClose }: { planId: number; onClose: () => void }) {
  const path = { id: planId }
  const toast = useToast()
  const takeBack = async (importId: number) => {
    try {
      await client.call('trainingPlanLines.undoImport', { path, body: { import_id: importId } })
      await queryClient.invalidateQueries()
      toast.ok('Đã hoàn tác lần nhập.')
    } catch (error) {
      toast.bad(errorText(error))
    }
  }
  return (
    <CheckedImportDialog
      title="Nhập nội dung đào tạo từ Excel"
      description="Dòng có Nội dung đào tạo đã có trong kế hoạch sẽ được cập nhật, dòng mới sẽ được thêm; nội dung không có trong tệp thì giữ nguyên. Nếu có dòng sai thì chưa có gì thay đổi."
      mostRows={300}
      template={{
        label: 'Tải mẫu',
        fetch: () => download(client, 'trainingPlanLines.importTemplate', { path }),
      }}
      marked={(sheet) => download(client, 'trainingPlanLines.markImport', { path, body: formOf(sheet) })}
      onClose={onClose}
      send={async (sheet, dryRun) => {
        const { import: told } = await upload(client, 'trainingPlanLines.import', {
          path,
          query: { dry_run: dryRun },
          body: { file: sheet },
        })
        const { id } = told
        return { ...toldRows(told), ...(id !== null && { undo: () => takeBack(id) }) }
      }}
    />
  )
}

function toldRows(told: Told): ToldRows {
  const good = told.new + told.changed
  const parts = [
    ...(told.new > 0 ? [`thêm ${told.new} nội dung`] : []),
    ...(told.changed > 0 ? [`cập nhật ${told.changed} nội dung`] : []),
  ]
  return {
    ...told,
    good,
    says: good === 0 ? 'Không có gì thay đổi.' : `Sẽ ${parts.join(', ')}.`,
    rows: told.rows.map((row) => ({
      row: row.row,
      name: row.key ?? 'chưa có tên',
      says: wordsOf(row),
      isWrong: row.state === 'wrong',
    })),
  }
}

function wordsOf({ state, errors, changes }: Told['rows'][number]): string {
  if (state === 'wrong') return errors.join(' ')
  if (state === 'new') return `Thêm mới: ${changes.flatMap(({ after }) => after ?? []).join(', ')}`
  return changes
    .map(({ title, before, after }) => `${title}: ${before ?? '(trống)'} → ${after ?? '(trống)'}`)
    .join('; ')
}
