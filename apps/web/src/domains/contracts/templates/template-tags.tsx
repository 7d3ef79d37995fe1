import type { Schemas } from '@nhansu/sdk/contract'
import { IconButton } from '@nhansu/ui/button/icon-button.tsx'
import { Inline } from '@nhansu/ui/layout/inline.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Heading } from '@nhansu/ui/text/heading.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { useToast } from '@nhansu/ui/toast/use-toast.ts'
import { Copy } from 'lucide-react'

type Tag = Schemas['PaperTag']

/** The tags that a template may name, to be copied one by one. */
export function TemplateTags({ tags }: { tags: readonly Tag[] }) {
  const plain = tags.filter(({ list }) => list === null)
  const list = tags.find((tag) => tag.list !== null)?.list
  return (
    <Stack>
      <Heading level={3}>Thẻ dùng trong mẫu</Heading>
      <Text as="p" tone="soft">
        Dán thẻ vào chỗ cần điền. Giá trị được điền như chữ, theo kiểu chữ của thẻ; điều chưa biết để dấu
        chấm.
      </Text>
      <TagList tags={plain} />
      {list && (
        <>
          <Heading level={3}>{list}</Heading>
          <Text as="p" tone="soft">
            {`Đặt {#${list}} ở ô đầu và {/${list}} ở ô cuối của một dòng trong bảng: dòng đó lặp lại cho từng người. Ngoài bảng, đặt cả hai trong một đoạn, hoặc mỗi thẻ một đoạn riêng.`}
          </Text>
          <TagList
            tags={[
              { name: `#${list}`, example: 'mở danh sách', list },
              ...tags.filter((tag) => tag.list === list),
              { name: `/${list}`, example: 'đóng danh sách', list },
            ]}
          />
        </>
      )}
    </Stack>
  )
}

function TagList({ tags }: { tags: readonly Tag[] }) {
  const toast = useToast()
  const copy = (tag: string) =>
    navigator.clipboard.writeText(tag).then(
      () => toast.ok('Đã sao chép thẻ.', { description: tag }),
      () => toast.warn('Trình duyệt không cho sao chép. Hãy chọn thẻ rồi sao chép bằng tay.'),
    )
  return (
    <Stack as="ul" gap="xs">
      {tags.map(({ name, example }) => (
        <li key={name}>
          <Inline gap="sm">
            <IconButton
              icon={Copy}
              size="small"
              label={`Sao chép {${name}}`}
              onClick={() => void copy(`{${name}}`)}
            />
            <Text weight="medium">{`{${name}}`}</Text>
            <Text tone="hint">{example}</Text>
          </Inline>
        </li>
      ))}
    </Stack>
  )
}
