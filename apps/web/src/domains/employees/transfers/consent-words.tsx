import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'

/** What a person agrees to, line by line. */
export function ConsentWords({ text }: { text: string }) {
  return (
    <Stack gap="xs">
      <Text weight="strong">Lời đồng ý của nhân viên</Text>
      {text.split('\n').map((line) => (
        <Text as="p" key={line} tone="soft">
          {line}
        </Text>
      ))}
    </Stack>
  )
}
