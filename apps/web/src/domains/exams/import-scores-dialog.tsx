import { download, upload } from '@nhansu/sdk'
import { CheckedImportDialog } from '#web/kit/workbooks/checked-import-dialog.tsx'
import { client } from '#web/session/client.ts'

/** Enters scores by a workbook; people are matched by their number, and an empty cell changes nothing. */
export function ImportScoresDialog({ examId, onClose }: { examId: number; onClose: () => void }) {
  const path = { id: examId }
  return (
    <CheckedImportDialog
      title="Nhập điểm từ Excel"
      description="Người được nhận ra theo Mã nhân viên; ô để trống thì giữ nguyên. Nếu có dòng sai thì chưa có gì thay đổi."
      template={{
        label: 'Tải bảng điểm để điền',
        fetch: () => download(client, 'examResults.export', { path }),
      }}
      mostRows={10_000}
      onClose={onClose}
      send={async (sheet, dryRun) => {
        const told = await upload(client, 'examResults.import', {
          path,
          query: { dry_run: dryRun },
          body: { file: sheet },
        })
        return {
          ...told,
          good: told.changed,
          says: told.changed === 0 ? 'Không có gì thay đổi.' : `Sẽ nhập điểm của ${told.changed} người.`,
          rows: told.rows.map(({ row, nhansu_id: name, changes, errors }) => ({
            row,
            name,
            says: (errors.length > 0 ? errors : changes).join(' '),
            isWrong: errors.length > 0,
          })),
        }
      }}
    />
  )
}
