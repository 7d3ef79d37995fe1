import { type DownloadedFile } from '@nhansu/sdk'
import { Button, type ButtonProps } from '@nhansu/ui/button/button.tsx'
import { useToast } from '@nhansu/ui/toast/use-toast.ts'
import { type LucideIcon, Printer } from 'lucide-react'
import { useState } from 'react'
import { errorText } from '#web/kit/feedback/messages.ts'
import { handOver } from './hand-over.ts'

interface PrintButtonProps extends Pick<ButtonProps, 'tone'> {
  label: string
  /** Says of what, where several of them stand in a list. */
  'aria-label'?: string
  /** Default: a printer. */
  icon?: LucideIcon
  /** Default: `small`; `medium` among the buttons of a dialog. */
  size?: 'small' | 'medium'
  fetch: () => Promise<DownloadedFile>
}

/** Has a paper laid out and saves it. */
export function PrintButton({ label, icon = Printer, size = 'small', fetch, ...rest }: PrintButtonProps) {
  const [isBusy, setIsBusy] = useState(false)
  const toast = useToast()
  const print = async () => {
    setIsBusy(true)
    try {
      handOver(await fetch(), toast)
    } catch (error) {
      toast.bad(errorText(error))
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <Button size={size} icon={icon} loading={isBusy} onClick={() => void print()} {...rest}>
      {label}
    </Button>
  )
}
