import { Upload } from 'lucide-react'
import { type Ref, useState } from 'react'
import { Icon } from '#ui/icon/icon.tsx'
import { useLabels } from '#ui/labels/labels-provider.tsx'
import { choose, forMouse, input, rules as rulesLine, sign, zone, zoneWords } from '../file-field.css.ts'

interface DropZoneProps {
  ref?: Ref<HTMLInputElement> | undefined
  /** What is taken in, in words: 'PDF, ảnh · tối đa 10 MB'. */
  rules: string
  accept: readonly string[]
  multiple: boolean
  /** A new file takes the place of the one that is there. */
  replaces: boolean
  disabled: boolean
  invalid: boolean
  describedBy: string | undefined
  onBlur?: (() => void) | undefined
  onFiles: (files: readonly File[]) => void
}

/** A native file input over a drop area: the browser itself takes drops and presses there. */
export function DropZone({
  ref,
  rules,
  accept,
  multiple,
  replaces,
  disabled,
  invalid,
  describedBy,
  onBlur,
  onFiles,
}: DropZoneProps) {
  const { forms } = useLabels()
  const [over, setOver] = useState(false)
  return (
    <label className={zone} data-over={over}>
      <input
        ref={ref}
        type="file"
        className={input}
        accept={accept.join(',')}
        multiple={multiple}
        disabled={disabled}
        {...(invalid && { 'aria-invalid': true })}
        {...(describedBy && { 'aria-describedby': describedBy })}
        onBlur={onBlur}
        onDragEnter={() => setOver(true)}
        onDragLeave={() => setOver(false)}
        onDrop={() => setOver(false)}
        onChange={(event) => {
          onFiles([...(event.currentTarget.files ?? [])])
          // Else the same file could not be chosen again after it was taken away.
          event.currentTarget.value = ''
        }}
      />
      <span className={sign}>
        <Icon of={Upload} />
      </span>
      <span className={zoneWords}>
        <span>
          <span className={choose}>{replaces ? forms.chooseOtherFile : forms.chooseFile}</span>{' '}
          <span className={forMouse}>{forms.dropFiles}</span>
        </span>
        {rules && <span className={rulesLine}>{rules}</span>}
      </span>
    </label>
  )
}
