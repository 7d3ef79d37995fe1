import { download, saveFile } from '@nhansu/sdk'
import type { PageAction } from '@nhansu/ui/page-actions/page-action.ts'
import { useToast } from '@nhansu/ui/toast/use-toast.ts'
import { FileDown, FileUp, Printer } from 'lucide-react'
import { lazy, type ReactNode, useState } from 'react'
import { errorText } from '#web/kit/feedback/messages.ts'
import { handOver } from '#web/kit/printing/hand-over.ts'
import { client } from '#web/session/client.ts'
import { usePermission } from '#web/session/use-profile.ts'
import type { Plan } from './use-plan.ts'

const ImportLinesDialog = lazy(() => import('./import-lines-dialog.tsx'))

/** The paper of a plan, its lines as a workbook and back, for who may have them; only a draft takes lines. */
export function usePlanFiles({ id, status }: Plan): { actions: PageAction[]; dialogs: ReactNode } {
  const toast = useToast()
  const mayExport = usePermission('training_export')
  const mayImport = usePermission('training_edit') && status === 'draft'
  const [isImporting, setImporting] = useState(false)
  const attempt = async (work: () => Promise<void>) => {
    try {
      await work()
    } catch (error) {
      toast.bad(errorText(error))
    }
  }
  const call = { path: { id } }
  const fetchLines = async () => saveFile(await download(client, 'trainingPlanLines.export', call))
  const print = async () => handOver(await download(client, 'trainingPlans.paper', call), toast)
  const importing: PageAction = {
    id: 'import',
    label: 'Nhập Excel',
    icon: FileUp,
    folded: true,
    onSelect: () => setImporting(true),
  }
  const exporting: PageAction = {
    id: 'export',
    label: 'Xuất Excel',
    icon: FileDown,
    folded: true,
    onSelect: () => void attempt(fetchLines),
  }
  return {
    actions: [
      ...(mayImport ? [importing] : []),
      ...(mayExport ? [exporting] : []),
      { id: 'print', label: 'In kế hoạch', icon: Printer, onSelect: () => void attempt(print) },
    ],
    dialogs: isImporting && <ImportLinesDialog planId={id} onClose={() => setImporting(false)} />,
  }
}
