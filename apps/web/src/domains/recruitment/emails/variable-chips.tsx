import { emailVariables } from '@nhansu/sdk/domains/emails'
import { Button } from '@nhansu/ui/button/button.tsx'
import { Inline } from '@nhansu/ui/layout/inline.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'

/** The variables of letters, each a button that puts it where the writer is. */
export function VariableChips({ onChoose }: { onChoose: (name: string) => void }) {
  return (
    <Stack gap="xs">
      <Text as="p" tone="soft">
        Bấm để chèn vào chỗ đang viết; mỗi thư gửi đi có giá trị của người nhận.
      </Text>
      <Inline gap="xs">
        {Object.entries(emailVariables).map(([name, { title }]) => (
          <Button key={name} size="small" tone="neutral" onClick={() => onChoose(name)}>
            {title}
          </Button>
        ))}
      </Inline>
    </Stack>
  )
}
