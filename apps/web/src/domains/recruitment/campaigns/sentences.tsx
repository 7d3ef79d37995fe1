import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'

/** Sentences, one a line. */
export function Sentences({ of }: { of: readonly string[] }) {
  return (
    <Stack as="ul" gap="xs">
      {of.map((sentence) => (
        <li key={sentence}>
          <Text>{sentence}</Text>
        </li>
      ))}
    </Stack>
  )
}
