import { Button } from '@nhansu/ui/button/button.tsx'
import { useToast } from '@nhansu/ui/toast/use-toast.ts'
import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { errorText } from '#web/kit/feedback/messages.ts'

/** Fetches a workbook and hands it to the browser; says in words why there is none. */
export function WorkbookButton({ fetchFile }: { fetchFile: () => Promise<void> }) {
  const toast = useToast()
  const { mutate, isPending } = useMutation({
    mutationFn: fetchFile,
    onError: (error) => toast.bad(errorText(error)),
  })
  return (
    <Button icon={Download} loading={isPending} onClick={() => mutate()}>
      Tải Excel
    </Button>
  )
}
