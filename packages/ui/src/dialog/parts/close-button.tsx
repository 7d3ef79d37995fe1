import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import { IconButton } from '#ui/button/icon-button.tsx'
import { useLabels } from '#ui/labels/labels-provider.tsx'
import { close } from '../dialog.css.ts'

/** The cross in the corner. It stands last in the order of Tab, so that opening puts focus on the first field. */
export function CloseButton() {
  const { basics } = useLabels()
  return (
    <div className={close}>
      <Radix.Close asChild>
        <IconButton icon={X} label={basics.close} size="small" />
      </Radix.Close>
    </div>
  )
}
