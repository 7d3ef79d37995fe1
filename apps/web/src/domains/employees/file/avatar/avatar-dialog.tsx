import type { Input } from '@nhansu/sdk/contract'
import { FileField } from '@nhansu/ui/file-field/file-field.tsx'
import { useEffect, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { FormDialogFrame } from '#web/kit/forms/form-dialog-frame.tsx'
import { useRefusal } from '#web/kit/forms/use-refusal.ts'
import { discardUnsavedWork } from '#web/session/unsaved-work.ts'
import type { FilePartProps } from '../employee-file.ts'
import { PictureStage } from './picture-stage.tsx'
import { firstSquare, type PictureSize, type Square, squareText } from './square.ts'

interface AvatarDialogProps extends Pick<FilePartProps, 'employee'> {
  /** What stands below the title. */
  says?: string
  /** Sends the picture with the square of it that is kept; a refusal stays in the dialog. */
  send: (body: Input<'employeeAvatar.store'>['body']) => Promise<void>
  onClose: () => void
}

/** A picture that was chosen; without a size it cannot be shown. */
interface Chosen {
  file: File
  address: string
  size?: PictureSize
}

const mostBytes = 5 * 1024 * 1024

/** Takes a picture of an employee, with the square of it that is kept. */
export default function AvatarDialog({ employee, says, send, onClose }: AvatarDialogProps) {
  const form = useForm<{ square: Square | null }>({ defaultValues: { square: null } })
  const { problem, refuse, forget } = useRefusal(form)
  const [chosen, setChosen] = useState<Chosen>()
  const [isMissing, setIsMissing] = useState(false)
  const square = useWatch({ control: form.control, name: 'square' })
  const choose = async (file: File | undefined) => {
    forget()
    setIsMissing(false)
    const next = file && (await looked(file))
    setChosen(next)
    form.setValue('square', next?.size ? firstSquare(next.size) : null, { shouldDirty: true })
  }
  const address = chosen?.address
  useEffect(() => () => void (address !== undefined && URL.revokeObjectURL(address)), [address])

  const submit = async () => {
    forget()
    setIsMissing(chosen === undefined)
    if (chosen?.size === undefined || square === null) return
    try {
      await send({ file: chosen.file, square: squareText(square, chosen.size) })
      discardUnsavedWork()
      onClose()
    } catch (error) {
      refuse(error)
    }
  }
  return (
    <FormDialogFrame
      title={`Ảnh: ${employee.full_name}`}
      description={['Ảnh được cắt vuông và lưu lại dưới dạng mới; nơi chụp và máy chụp không được giữ.', says]
        .filter(Boolean)
        .join(' ')}
      form={form}
      problem={problem ?? (isMissing ? 'Vui lòng chọn ảnh.' : refusalOf(chosen))}
      onSubmit={submit}
      onClose={onClose}
    >
      {chosen?.size && square && (
        <PictureStage
          address={chosen.address}
          size={chosen.size}
          square={square}
          onChange={(next) => form.setValue('square', next, { shouldDirty: true })}
        />
      )}
      <FileField
        label={chosen ? 'Chọn ảnh khác' : 'Chọn ảnh'}
        files={chosen ? [{ key: 'avatar', name: chosen.file.name, size: chosen.file.size }] : []}
        accept={['.png', '.jpg', '.jpeg', '.webp']}
        maxSize={mostBytes}
        maxFiles={1}
        onFilesAdd={([file]) => void choose(file)}
        onFileRemove={() => void choose(undefined)}
      />
    </FormDialogFrame>
  )
}

function refusalOf(chosen: Chosen | undefined): string | undefined {
  if (chosen === undefined || chosen.size) return undefined
  return 'Trình duyệt không đọc được ảnh này. Vui lòng chọn ảnh khác.'
}

/** Opens a chosen file as a picture, to know how large it is as one looks at it. */
async function looked(file: File): Promise<Chosen> {
  const address = URL.createObjectURL(file)
  const picture = new Image()
  picture.src = address
  try {
    await picture.decode()
  } catch {
    return { file, address }
  }
  return { file, address, size: { width: picture.naturalWidth, height: picture.naturalHeight } }
}
