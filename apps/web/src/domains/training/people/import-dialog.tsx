import { upload } from '@nhansu/sdk'
import type { Data } from '@nhansu/sdk/contract'
import { CheckedImportDialog, type ToldRows } from '#web/kit/workbooks/checked-import-dialog.tsx'
import { client } from '#web/session/client.ts'

/** Puts people of a workbook into a course. */
export function ImportPeopleDialog({ courseId, onClose }: { courseId: number; onClose: () => void }) {
  return (
    <CheckedImportDialog
      title="Nhập học viên từ Excel"
      description="Tệp cần cột Mã nhân viên. Nếu có dòng sai thì chưa ai được thêm."
      onClose={onClose}
      send={async (sheet, dryRun) => {
        const told = await upload(client, 'trainingEmployees.import', {
          path: { id: courseId },
          query: { dry_run: dryRun },
          body: { file: sheet },
        })
        const waiting = told.waiting > 0 ? `, ${told.waiting} người chờ chỗ` : ''
        return {
          ...told,
          good: told.added,
          says: `Sẽ thêm ${told.added} học viên${waiting}.`,
          rows: told.rows.map(({ row, nhansu_id: name, errors }) => ({
            row,
            name,
            says: errors.join(' '),
            isWrong: true,
          })),
        }
      }}
    />
  )
}

type ResultRow = Data<'trainingEmployees.importResults'>['rows'][number]

/** Writes results of courses by a workbook. */
export function ImportResultsDialog({ onClose }: { onClose: () => void }) {
  return (
    <CheckedImportDialog
      title="Nhập kết quả từ Excel"
      description="Tệp cần các cột Mã khóa, Mã nhân viên, Kết quả (Đạt hoặc Không đạt); có thể thêm Điểm, Số chứng chỉ, Ngày cấp. Tệp tải về bằng Xuất danh sách có sẵn các cột này."
      onClose={onClose}
      send={async (sheet, dryRun) => {
        const told = await upload(client, 'trainingEmployees.importResults', {
          query: { dry_run: dryRun },
          body: { file: sheet },
        })
        return {
          ...told,
          good: told.changed,
          says: told.changed === 0 ? 'Không có gì thay đổi.' : `Sẽ ghi kết quả của ${told.changed} học viên.`,
          rows: told.rows.map(toldOf),
        }
      }}
    />
  )
}

function toldOf({
  row,
  training_code: course,
  nhansu_id: code,
  errors,
  changes,
}: ResultRow): ToldRows['rows'][number] {
  const isWrong = errors.length > 0
  return {
    row,
    name: `${course}, ${code}`,
    says: isWrong ? errors.join(' ') : `${changes.join(', ')}.`,
    isWrong,
  }
}
