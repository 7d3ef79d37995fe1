import { type ReactNode, type Ref, useId, useRef, useState } from 'react'
import { FieldGroup } from '#ui/field/field-group.tsx'
import { formatFileSize } from '#ui/format/file-size.ts'
import { useLabels } from '#ui/labels/labels-provider.tsx'
import { Text } from '#ui/text/text.tsx'
import { errorIdOf, type FieldProps } from '../field/control-props.ts'
import { checkFiles, kindsInWords } from './check-files.ts'
import type { FieldFile } from './field-file.ts'
import { list, problems as problemLines } from './file-field.css.ts'
import { DropZone } from './parts/drop-zone.tsx'
import { FileRow } from './parts/file-row.tsx'

export interface FileFieldProps extends FieldProps {
  /** The files as they stand now: chosen, on their way, kept. `useChosenFiles` keeps them for simple forms. */
  files: ReadonlyArray<FieldFile>
  /** Told of chosen files that passed the checks; the caller sends them and shows their progress in `files`. */
  onFilesAdd: (files: ReadonlyArray<File>) => void
  /** Told to take a file away; one on its way is to be stopped. */
  onFileRemove: (key: string) => void
  /** Told to send a failed file again; without it a failed file can only be taken away. */
  onFileRetry?: ((key: string) => void) | undefined
  /** Endings and kinds that are taken: `['.pdf', 'image/*']`. Default: everything. */
  accept?: ReadonlyArray<string> | undefined
  /** Largest file, in bytes. Default: no limit. */
  maxSize?: number | undefined
  /** How many files at most; with 1, a new one takes the place of the old one. Default: no limit. */
  maxFiles?: number | undefined
  disabled?: boolean | undefined
  /** Files can be opened, and nothing can be changed. Default: false. */
  readOnly?: boolean | undefined
  /** Told when focus leaves the drop area. */
  onBlur?: (() => void) | undefined
  /** The native file input. */
  ref?: Ref<HTMLInputElement> | undefined
}

/** Files: dropped or chosen, checked for kind, size and number, with progress and a way to stop each. */
export function FileField({
  files,
  onFilesAdd,
  onFileRemove,
  onFileRetry,
  accept = [],
  maxSize,
  maxFiles = Number.POSITIVE_INFINITY,
  disabled = false,
  readOnly = false,
  onBlur,
  ref,
  id,
  error,
  ...field
}: FileFieldProps) {
  const { forms, basics } = useLabels()
  const made = useId()
  const groupId = id ?? made
  const frame = useRef<HTMLDivElement>(null)
  const [problems, setProblems] = useState<readonly string[]>([])
  const shown: ReactNode = problems.length > 0 ? <Lines of={problems} /> : error
  const replaces = maxFiles === 1 && files.length > 0
  const room = replaces ? 1 : maxFiles - files.length

  const add = (chosen: readonly File[]) => {
    const checked = checkFiles(chosen, { accept, maxSize, maxFiles, room }, forms)
    setProblems(checked.problems)
    if (checked.accepted.length > 0) onFilesAdd(checked.accepted)
  }
  const remove = (key: string) => {
    setProblems([])
    onFileRemove(key)
    // The button that was pressed goes with its row.
    frame.current?.querySelector('input')?.focus()
  }
  const rules = [
    kindsInWords(accept, forms),
    maxSize !== undefined && forms.maxFileSize(formatFileSize(maxSize)),
    Number.isFinite(maxFiles) && maxFiles > 1 && forms.maxFileCount(maxFiles),
  ]
  return (
    <FieldGroup {...field} id={groupId} error={shown}>
      <div ref={frame}>
        {!readOnly && (
          <DropZone
            ref={ref}
            rules={rules.filter(Boolean).join(' · ')}
            accept={accept}
            multiple={maxFiles > 1}
            replaces={replaces}
            disabled={disabled || room <= 0}
            invalid={Boolean(shown)}
            describedBy={shown ? errorIdOf(groupId) : undefined}
            onBlur={onBlur}
            onFiles={add}
          />
        )}
        {files.length > 0 && (
          <ul className={list}>
            {files.map((file) => (
              <FileRow
                key={file.key}
                file={file}
                onRemove={readOnly || disabled ? undefined : () => remove(file.key)}
                onRetry={onFileRetry && (() => onFileRetry(file.key))}
              />
            ))}
          </ul>
        )}
        {readOnly && files.length === 0 && <Text tone="hint">{basics.noValue}</Text>}
      </div>
    </FieldGroup>
  )
}

function Lines({ of: lines }: { of: readonly string[] }) {
  return (
    <span className={problemLines}>
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </span>
  )
}
