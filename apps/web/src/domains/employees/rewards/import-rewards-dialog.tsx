import { download, upload } from '@nhansu/sdk'
import type { Data } from '@nhansu/sdk/contract'
import { useToast } from '@nhansu/ui/toast/use-toast.ts'
import { errorText } from '#web/kit/feedback/messages.ts'
import { formOf } from '#web/kit/workbooks/calls.ts'
import { CheckedImportDialog, type ToldRows } from '#web/kit/workbooks/checked-import-dialog.tsx'
import { client } from '#web/session/client.ts'
import { refreshRecords } from './record-form.tsx'

type Told = Data<'rewardImports.import'>['import']

/** Writes rewards of people and of units by a workbook; what it did can be undone as a whole. */
export function ImportRewardsDialog({ onClose }: { onClose: () => void }) {
  const toast = useToast()
  const takeBack = async (id: number) => {
    try {
      await client.call('rewardImports.undoImport', { path: { id } })
      await refreshRecords()
      toast.ok('Đã hoàn tác lần nhập.')
    } catch (error) {
      toast.bad(errorText(error))
    }
  }
  return (
    <CheckedImportDialog
      title="Nhập khen thưởng từ Excel"
      description="Mỗi dòng là một khen thưởng: ghi mã nhân viên, hoặc ghi mã đơn vị ở cột Tập thể. Khen thưởng đã có thì giữ nguyên, nên danh sách đã xuất nhập lại được. Nếu có dòng sai thì chưa có gì thay đổi."
      mostRows={1000}
      template={{
        label: 'Tải mẫu',
        fetch: () => download(client, 'rewardImports.importTemplate'),
      }}
      marked={(sheet) => download(client, 'rewardImports.markImport', { body: formOf(sheet) })}
      onClose={onClose}
      send={async (sheet, dryRun) => {
        const { import: told } = await upload(client, 'rewardImports.import', {
          query: { dry_run: dryRun },
          body: { file: sheet },
        })
        if (!dryRun) await refreshRecords()
        const { id } = told
        return { ...toldRows(told), ...(id !== null && { undo: () => takeBack(id) }) }
      }}
    />
  )
}

function toldRows(told: Told): ToldRows {
  return {
    ...told,
    good: told.new,
    says: told.new === 0 ? 'Không có gì thay đổi.' : `Sẽ thêm ${told.new} khen thưởng.`,
    rows: told.rows.map(({ row, key, state, errors, changes }) => ({
      row,
      name: key ?? 'chưa có số quyết định',
      says:
        state === 'wrong'
          ? errors.join(' ')
          : `Thêm mới: ${changes.flatMap(({ after }) => after ?? []).join(', ')}`,
      isWrong: state === 'wrong',
    })),
  }
}
