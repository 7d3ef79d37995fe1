import { Button } from '@nhansu/ui/button/button.tsx'
import { useToast } from '@nhansu/ui/toast/use-toast.ts'
import { useMutation } from '@tanstack/react-query'
import { Download, type LucideIcon, Printer } from 'lucide-react'
import { errorText } from '#web/kit/feedback/messages.ts'

interface FileButtonProps {
  fetchFile: () => Promise<void>
}

/** Fetches a workbook and hands it to the browser; says in words why there is none. */
export function WorkbookButton(props: FileButtonProps) {
  return <FileButton icon={Download} words="Xuất Excel" {...props} />
}

/** The same for a paper. */
export function PaperButton(props: FileButtonProps) {
  return <FileButton icon={Printer} words="In" {...props} />
}

function FileButton({ icon, words, fetchFile }: FileButtonProps & { icon: LucideIcon; words: string }) {
  const toast = useToast()
  const { mutate, isPending } = useMutation({
    mutationFn: fetchFile,
    onError: (error) => toast.bad(errorText(error)),
  })
  return (
    <Button icon={icon} loading={isPending} onClick={() => mutate()}>
      {words}
    </Button>
  )
}
