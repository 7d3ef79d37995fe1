import { ErrorState } from '@nhansu/ui/error-state/error-state.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Loading } from '@nhansu/ui/loading/loading.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { useEffect, useState } from 'react'
import { type DocxText, docxText } from './docx-text.ts'
import { words } from './file-preview.css.ts'

/** The words of a DOCX, as plain text: nothing of the file is drawn, followed or run. */
export default function DocxView({ name, content }: { name: string; content: Blob }) {
  const [read, setRead] = useState<DocxText>()
  const [isBroken, setBroken] = useState(false)

  useEffect(() => {
    let isGone = false
    const open = async () => {
      const found = await docxText(new Uint8Array(await content.arrayBuffer()))
      if (!isGone) setRead(found)
    }
    open().catch(() => isGone || setBroken(true))
    return () => {
      isGone = true
    }
  }, [content])

  if (isBroken)
    return (
      <ErrorState title="Không xem trước được" text="Tệp DOCX này không mở được. Hãy tải xuống để xem." />
    )
  if (!read) return <Loading />
  return (
    <Stack gap="sm">
      <Text tone="soft">
        {read.isCut
          ? 'Chỉ hiện phần đầu của văn bản, không có định dạng. Tải tệp xuống để xem đầy đủ.'
          : 'Chỉ hiện phần chữ, không có định dạng và hình ảnh.'}
      </Text>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by the keyboard */}
      <section className={words} aria-label={name} tabIndex={0}>
        {read.paragraphs.join('\n')}
      </section>
    </Stack>
  )
}
