import type { Schemas } from '@nhansu/sdk/contract'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Link } from '@nhansu/ui/link/link.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { markingPath } from './marking-paths.ts'
import { progressWords } from './progress-words.ts'

/** An exam whose written answers the reader marks, and how far he is. */
export function MarkingLine({ exam }: { exam: Schemas['MarkingExam'] }) {
  return (
    <Stack gap="xs">
      <Link href={markingPath(exam.id)}>{exam.name}</Link>
      <Text tone="soft">{`${exam.code} · ${progressWords(exam)}`}</Text>
    </Stack>
  )
}
