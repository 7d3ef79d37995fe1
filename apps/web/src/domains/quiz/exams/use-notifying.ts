import { useToast } from '@nhansu/ui/toast/use-toast.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { errorText } from '#web/kit/feedback/messages.ts'
import { mutation } from '#web/session/queries.ts'

/** How many people one call takes. */
const most = 1000

/** Mails takers when and how an exam is taken, and says who has no address. */
export function useNotifying(examId: number) {
  const [notifying] = useState(() => mutation('quizExams.sendNotifications'))
  const { mutateAsync: notify } = useMutation(notifying)
  const [isTelling, setTelling] = useState(false)
  const toast = useToast()
  const tell = async (employeeIds: readonly number[]) => {
    setTelling(true)
    let sent = 0
    const missing: string[] = []
    try {
      for (let from = 0; from < employeeIds.length; from += most) {
        const body = { employee_ids: employeeIds.slice(from, from + most) }
        const told = await notify({ path: { id: examId }, body })
        sent += told.sent
        missing.push(...told.without_address.map(({ full_name: name }) => name))
      }
      const more = missing.length > 5 ? ` và ${missing.length - 5} người khác` : ''
      const others =
        missing.length > 0 ? ` Chưa có địa chỉ email: ${missing.slice(0, 5).join(', ')}${more}.` : ''
      toast.ok(`Đã gửi thông báo cho ${sent} người.${others}`)
    } catch (error) {
      toast.bad(errorText(error))
    }
    setTelling(false)
  }
  return { tell, isTelling }
}
