import { FileField } from '@nhansu/ui/file-field/file-field.tsx'
import { useChosenFiles } from '@nhansu/ui/file-field/use-chosen-files.ts'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { useState } from 'react'

interface CompareFileProps {
  /** Of the file that is kept. */
  sha256: string
  size: number
  form: 'pdf' | 'docx'
}

/**
 * Says of a file that somebody holds whether it is the kept one, byte by byte; the file does not leave the browser. Browsers
 * reckon hashes over https alone, so that nothing is offered elsewhere.
 */
export function CompareFile({ sha256, size, form }: CompareFileProps) {
  const [isSame, setSame] = useState<boolean>()
  const { field } = useChosenFiles(1)
  if (!globalThis.isSecureContext) return null
  const compare = async (file: File) => {
    // A file of another size is another one, and a huge one need not be read for that.
    setSame(file.size === size && (await hashOf(file)) === sha256)
  }
  return (
    <Stack gap="xs">
      <FileField
        {...field}
        label="Kiểm tra một tệp"
        hint={`Chọn tệp ${form === 'pdf' ? 'PDF' : 'Word'} đang có; tệp chỉ được đọc trên máy này, không gửi đi.`}
        accept={[`.${form}`]}
        maxFiles={1}
        onFilesAdd={(files) => {
          field.onFilesAdd(files)
          setSame(undefined)
          const [file] = files
          if (file !== undefined) void compare(file)
        }}
        onFileRemove={(key) => {
          field.onFileRemove(key)
          setSame(undefined)
        }}
      />
      {isSame === true && <Text tone="ok">Tệp này đúng nguyên bản đã lập, không bị thay đổi.</Text>}
      {isSame === false && <Text tone="bad">Tệp này khác bản đã lập.</Text>}
    </Stack>
  )
}

async function hashOf(file: File): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', await file.arrayBuffer())
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
