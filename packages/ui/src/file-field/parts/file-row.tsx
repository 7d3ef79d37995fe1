import { CircleAlert, FileText, RotateCw, X } from 'lucide-react'
import { IconButton } from '#ui/button/icon-button.tsx'
import { formatFileSize } from '#ui/format/file-size.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { useLabels } from '#ui/labels/labels-provider.tsx'
import { ProgressRing } from '#ui/progress-ring/progress-ring.tsx'
import type { FieldFile } from '../field-file.ts'
import { about, failedSign, failure, name as nameLine, opener, row, rules, sign } from '../file-field.css.ts'

interface FileRowProps {
  file: FieldFile
  onRemove?: (() => void) | undefined
  onRetry?: (() => void) | undefined
}

export function FileRow({ file: { name, size, href, progress, error }, onRemove, onRetry }: FileRowProps) {
  const { forms } = useLabels()
  const sending = progress !== undefined && error === undefined
  return (
    <li className={row}>
      <span className={error ? failedSign : sign}>
        {sending ? (
          <ProgressRing size="small" value={progress} label={forms.uploading(name)} />
        ) : (
          <Icon of={error ? CircleAlert : FileText} />
        )}
      </span>
      <span className={about}>
        {href ? (
          <a className={opener} href={href} target="_blank" rel="noreferrer">
            {name}
          </a>
        ) : (
          <span className={nameLine}>{name}</span>
        )}
        {error ? (
          <span className={failure}>{error}</span>
        ) : (
          <span className={rules}>
            {sending ? forms.uploaded(Math.round(progress), formatFileSize(size)) : formatFileSize(size)}
          </span>
        )}
      </span>
      {error && onRetry && (
        <IconButton icon={RotateCw} size="small" label={forms.retryUpload(name)} onClick={onRetry} />
      )}
      {onRemove && (
        <IconButton
          icon={X}
          size="small"
          label={sending ? forms.cancelUpload(name) : forms.removeFile(name)}
          onClick={onRemove}
        />
      )}
    </li>
  )
}
