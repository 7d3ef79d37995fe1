import type { Data } from '@nhansu/sdk/contract'
import { Button } from '@nhansu/ui/button/button.tsx'
import { ConfirmDialog } from '@nhansu/ui/confirm-dialog/confirm-dialog.tsx'
import { FileField } from '@nhansu/ui/file-field/file-field.tsx'
import { Card } from '@nhansu/ui/layout/card.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { useToast } from '@nhansu/ui/toast/use-toast.ts'
import { Trash2 } from 'lucide-react'
import { errorText } from '#web/kit/feedback/messages.ts'
import { client } from '#web/session/client.ts'
import { query, queryClient } from '#web/session/queries.ts'
import { LogoPicture } from './logo-picture.tsx'
import { useLogoUpload } from './use-logo-upload.ts'

const { queryKey: key } = query('company.show')
const mostBytes = 5 * 1024 * 1024

/** The company's logo: shown, replaced by dropping another one, taken away. */
export function CompanyLogo({ logo }: { logo: Data<'company.show'>['company']['logo'] }) {
  const { files, send, stop, retry } = useLogoUpload()
  const toast = useToast()

  const remove = async () => {
    const id = logo?.id
    queryClient.setQueryData(key, await client.call('company.destroyLogo'))
    toast.ok('Đã gỡ biểu trưng.', id === undefined ? {} : { action: { run: () => restore(id) } })
  }
  const restore = async (id: number) => {
    try {
      queryClient.setQueryData(key, await client.call('company.restoreLogo', { body: { id } }))
      toast.ok('Đã hoàn tác.')
    } catch (error) {
      toast.bad(errorText(error))
    }
  }
  return (
    <Card title="Biểu trưng">
      <Stack>
        {logo ? (
          <LogoPicture key={logo.id} isScanned={logo.scan_state !== 'pending'} />
        ) : (
          <Text tone="soft">Chưa có biểu trưng. Văn bản in ra chỉ có tên công ty.</Text>
        )}
        <FileField
          label={logo ? 'Thay biểu trưng' : 'Tải lên biểu trưng'}
          hint="Nên là ảnh nền trắng hoặc trong suốt; ảnh được thu về cạnh dài nhất 1,000 điểm ảnh."
          files={files}
          accept={['.png', '.jpg', '.jpeg', '.webp']}
          maxSize={mostBytes}
          maxFiles={1}
          onFilesAdd={([file]) => void (file && send(file))}
          onFileRemove={stop}
          onFileRetry={retry}
        />
        {logo && (
          <div>
            <ConfirmDialog
              title="Gỡ biểu trưng?"
              description="Văn bản in từ nay không còn biểu trưng. Có thể hoàn tác ngay sau đó, hoặc tải lên lại bất cứ lúc nào."
              confirmLabel="Gỡ"
              tone="danger"
              onConfirm={remove}
              errorText={(reason) => errorText(reason)}
              trigger={<Button icon={Trash2}>Gỡ biểu trưng</Button>}
            />
          </div>
        )}
      </Stack>
    </Card>
  )
}
