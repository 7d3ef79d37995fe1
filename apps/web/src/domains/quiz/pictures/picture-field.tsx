import { Button } from '@nhansu/ui/button/button.tsx'
import { FileField } from '@nhansu/ui/file-field/file-field.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Trash2 } from 'lucide-react'
import { useRef } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import type { FormValues } from '#web/kit/forms/form-rules.ts'
import { pictureOnItsWay } from './picture-rule.ts'
import { QuestionPicture } from './question-picture.tsx'
import { usePictureUpload } from './use-picture-upload.ts'

const mostBytes = 5 * 1024 * 1024

/** The picture of a question in its form: sent when it is chosen, and the question's once that is saved. */
export function PictureField() {
  const { setValue, clearErrors, formState } = useFormContext<FormValues>()
  const id = useWatch<FormValues>({ name: 'picture_id' })
  const before = useRef<number>(null)
  const put = (picture: number | typeof pictureOnItsWay | null) => {
    clearErrors('picture_id')
    setValue('picture_id', picture, { shouldDirty: true })
  }
  const { files, send, stop, retry } = usePictureUpload(put)
  const error = formState.errors['picture_id']?.message
  const begin = (file: File) => {
    if (id !== pictureOnItsWay) before.current = typeof id === 'number' ? id : null
    put(pictureOnItsWay)
    void send(file)
  }
  const giveUp = () => {
    stop()
    put(before.current)
  }
  return (
    <Stack gap="sm">
      {typeof id === 'number' && (
        <>
          <QuestionPicture from="bank" number={id} alt="Hình minh họa" />
          <div>
            <Button size="small" icon={Trash2} onClick={() => put(null)}>
              Gỡ hình
            </Button>
          </div>
        </>
      )}
      <FileField
        label={typeof id === 'number' ? 'Thay hình minh họa' : 'Hình minh họa'}
        hint="Ảnh được thu về cạnh dài nhất 1,600 điểm ảnh; tên tệp không hiện cho thí sinh."
        files={files}
        accept={['.png', '.jpg', '.jpeg', '.webp']}
        maxSize={mostBytes}
        maxFiles={1}
        error={error}
        onFilesAdd={([file]) => file && begin(file)}
        onFileRemove={giveUp}
        onFileRetry={retry}
      />
    </Stack>
  )
}
