import { download, upload } from '@nhansu/sdk'
import { formatNumber } from '@nhansu/ui/format/number.ts'
import { useToast } from '@nhansu/ui/toast/use-toast.ts'
import { errorText } from '#web/kit/feedback/messages.ts'
import { CheckedImportDialog } from '#web/kit/workbooks/checked-import-dialog.tsx'
import { client } from '#web/session/client.ts'
import { usePermission } from '#web/session/use-profile.ts'
import { importedBy } from './imported-by.ts'
import { refreshCandidates } from './refresh-candidates.ts'

interface CandidateImportDialogProps {
  campaignId: number
  onClose: () => void
}

/** Enters the candidates of a workbook into a campaign; what it did can be undone as a whole. */
export default function CandidateImportDialog({ campaignId, onClose }: CandidateImportDialogProps) {
  const mayDelete = usePermission('recruitment_delete')
  const toast = useToast()
  const takeBack = async (undo: () => Promise<unknown>) => {
    try {
      await undo()
      toast.ok('Đã hoàn tác lần nhập.')
    } catch (error) {
      toast.bad(`Chưa hoàn tác được ứng viên nào. ${errorText(error)}`)
    } finally {
      await refreshCandidates()
    }
  }
  return (
    <CheckedImportDialog
      title="Nhập ứng viên từ Excel"
      description="Mỗi dòng ghi rõ ứng viên đã đồng ý cho xử lý dữ liệu bằng cách nào. Nếu có dòng sai thì chưa ai được thêm."
      mostRows={10_000}
      template={{
        label: 'Tải tệp mẫu',
        fetch: () => download(client, 'recruitmentCandidates.importTemplate', { path: { id: campaignId } }),
      }}
      onClose={onClose}
      endOf={(run) => {
        const { added, cleaned_columns } = importedBy(run)
        const input = { path: { id: campaignId }, body: { run_id: run.id } }
        return {
          says: `Đã thêm ${formatNumber(added)} ứng viên.`,
          cleaned_columns,
          ...(mayDelete &&
            added > 0 && {
              undo: () => takeBack(() => client.call('recruitmentCandidates.undoImport', input)),
            }),
        }
      }}
      send={async (sheet, dryRun) => {
        const {
          ids,
          rows,
          run_id: runId,
          ...told
        } = await upload(client, 'recruitmentCandidates.import', {
          path: { id: campaignId },
          query: { dry_run: dryRun },
          body: { file: sheet },
        })
        return {
          ...told,
          runId,
          good: told.added,
          says: `Sẽ thêm ${formatNumber(told.added)} ứng viên.`,
          rows: rows.map(({ row, full_name: name, errors, remarks }) => ({
            row,
            name,
            says: [...errors, ...remarks].join(' '),
            isWrong: errors.length > 0,
          })),
          ...(mayDelete &&
            ids.length > 0 && {
              undo: () => takeBack(() => client.call('candidates.destroyBulk', { body: { ids } })),
            }),
        }
      }}
    />
  )
}
