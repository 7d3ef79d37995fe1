import { Card } from '@nhansu/ui/layout/card.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Link } from '@nhansu/ui/link/link.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { filePath, type FilePartProps } from '../file/employee-file.ts'
import { ofAll, useChecklist } from './checklist.tsx'

/** The papers that an employee still has to hand in, beside his file; nothing once all are there. */
export default function MissingPapersNotice(part: FilePartProps) {
  const checklist = useChecklist(part)
  const missing = checklist?.papers.filter(({ state }) => state === 'missing') ?? []
  if (checklist === undefined || missing.length === 0) return null
  return (
    <Card
      title="Hồ sơ còn thiếu"
      actions={<Link href={`${filePath(part.employee.id)}?tab=missing`}>Mở danh sách</Link>}
    >
      <Stack gap="sm">
        <Text tone="soft">{`Đã có ${ofAll(checklist)} hồ sơ phải nộp.`}</Text>
        <Stack as="ul" gap="xs">
          {missing.map(({ id, name }) => (
            <li key={id}>{name}</li>
          ))}
        </Stack>
      </Stack>
    </Card>
  )
}
