import { download, saveFile } from '@nhansu/sdk'
import { useToast } from '@nhansu/ui/toast/use-toast.ts'
import { useState } from 'react'
import { errorText } from '#web/kit/feedback/messages.ts'
import { client } from '#web/session/client.ts'
import { usePermission } from '#web/session/use-profile.ts'
import type { ReconciliationAddress } from './reconciliation-address.ts'

/** The table's 'Xuất Excel', for who may take contracts away: the rows of all pages as they are filtered. */
export function useReconciliationWorkbook({ unit, mismatch }: ReconciliationAddress) {
  const mayExport = usePermission('contract_export')
  const toast = useToast()
  const [exporting, setExporting] = useState(false)
  if (!mayExport) return {}
  const onExport = async () => {
    setExporting(true)
    try {
      const asked = {
        ...(unit !== null && { department_id: unit }),
        ...(mismatch !== null && { mismatch }),
      }
      saveFile(await download(client, 'reconciliation.export', { query: asked }))
    } catch (error) {
      toast.bad(errorText(error))
    }
    setExporting(false)
  }
  return { onExport: () => void onExport(), exporting }
}
