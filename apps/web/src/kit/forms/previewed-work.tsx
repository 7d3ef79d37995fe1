import { Button } from '@nhansu/ui/button/button.tsx'
import { type Description, DescriptionList } from '@nhansu/ui/description-list/description-list.tsx'
import type { ComponentProps, ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { FormDialogFrame } from './form-dialog-frame.tsx'
import type { usePreviewedWork } from './use-previewed-work.ts'

interface PreviewedWorkProps<Values extends FieldValues, Preview> extends Pick<
  ComponentProps<typeof FormDialogFrame<Values>>,
  'title' | 'description' | 'size' | 'form' | 'onClose'
> {
  /** What it does, once it has been shown: 'Sáp nhập'. */
  verb: string
  work: ReturnType<typeof usePreviewedWork<Values, Preview>>
  /** What it would come to, line by line. */
  tell?: (preview: Preview) => readonly Description[]
  /** The same, where lines cannot say it. */
  renderPreview?: (preview: Preview) => ReactNode
  /** The fields. */
  children: ReactNode
}

/** A dialog for work that is shown before it is done: first its fields, then what they come to. */
export function PreviewedWork<Values extends FieldValues, Preview>({
  verb,
  work: { preview, problem, submit, change },
  tell,
  renderPreview,
  children,
  ...dialog
}: PreviewedWorkProps<Values, Preview>) {
  return (
    <FormDialogFrame
      {...dialog}
      problem={problem}
      submitLabel={preview ? verb : 'Xem trước'}
      actions={preview && <Button onClick={change}>Sửa lại</Button>}
      onSubmit={submit}
    >
      {preview === undefined ? (
        children
      ) : (
        <>
          {tell && <DescriptionList items={tell(preview)} />}
          {renderPreview?.(preview)}
        </>
      )}
    </FormDialogFrame>
  )
}
