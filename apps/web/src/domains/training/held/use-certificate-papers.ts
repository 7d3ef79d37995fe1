import { download } from '@nhansu/sdk'
import { useToast } from '@nhansu/ui/toast/use-toast.ts'
import { useMemo } from 'react'
import { errorText } from '#web/kit/feedback/messages.ts'
import { handOver } from '#web/kit/printing/hand-over.ts'
import { client } from '#web/session/client.ts'

/** Brings 'Giấy chứng nhận' as PDF: of single certificates, or of all that a finished course gave. */
export function useCertificatePapers() {
  const toast = useToast()
  return useMemo(() => {
    const bring = async (paper: Promise<Parameters<typeof handOver>[0]>) => {
      try {
        handOver(await paper, toast)
      } catch (error) {
        toast.bad(errorText(error))
      }
    }
    return {
      print: (ids: number[]) => bring(download(client, 'employeeCertificates.print', { body: { ids } })),
      printCourse: (id: number) =>
        bring(download(client, 'employeeCertificates.printCourse', { path: { id } })),
    }
  }, [toast])
}
