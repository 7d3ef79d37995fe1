import { download, saveFile } from '@nhansu/sdk'
import type { Input } from '@nhansu/sdk/contract'
import { isApiError } from '@nhansu/sdk/errors'
import { useToast } from '@nhansu/ui/toast/use-toast.ts'
import { useState } from 'react'
import type { ListActions, ShownList } from '#web/kit/resource/list-actions.ts'
import type { Row } from '#web/kit/resource/define-resource.ts'
import { errorText } from '#web/kit/feedback/messages.ts'
import { client } from '#web/session/client.ts'
import { usePermission } from '#web/session/use-profile.ts'

type TrailQuery = NonNullable<Input<'auditTrail.list'>['query']>

/** The trail as a workbook: the lines that the reader has filtered and searched, on all pages. */
export function useTrailExport({ query }: ShownList<TrailQuery>): ListActions<Row<'auditTrail'>> {
  const [exporting, setExporting] = useState(false)
  const toast = useToast()
  if (!usePermission('permission_export')) return {}
  const { sort, search, filter } = query
  const write = async () => {
    setExporting(true)
    try {
      const asked = { ...(sort && { sort }), ...(search && { search }), ...(filter && { filter }) }
      saveFile(await download(client, 'auditTrail.export', { body: { columns: [...columns], ...asked } }))
    } catch (error) {
      const requestId = isApiError(error) ? error.requestId : undefined
      toast.bad(errorText(error), requestId === undefined ? {} : { requestId })
    }
    setExporting(false)
  }
  return { onExport: () => void write(), exporting }
}

/** What a reader of the file understands without the app. */
const columns = [
  'at',
  'user.full_name',
  'user.login',
  'operation',
  'record_name',
  'result',
  'request_id',
] as const
