import { Card } from '@nhansu/ui/layout/card.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Link } from '@nhansu/ui/link/link.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { isWhole, useOwnQuality } from './own-quality.ts'

/** What one's own file lacks or contradicts, beside it; nothing once all is there. */
export default function OwnQualityNotice() {
  const quality = useOwnQuality(true)
  if (quality === undefined || isWhole(quality)) return null
  const { missing_papers: papers, findings } = quality
  return (
    <Card
      title="Hồ sơ cần bổ sung"
      actions={<Link href="/thong-tin-ca-nhan/de-nghi-cap-nhat">Đề nghị cập nhật</Link>}
    >
      <Stack gap="sm">
        <Lines words={findings} />
        {papers.length > 0 && <Text tone="soft">Giấy tờ còn phải nộp cho phòng nhân sự:</Text>}
        <Lines words={papers} />
      </Stack>
    </Card>
  )
}

function Lines({ words }: { words: readonly string[] }) {
  if (words.length === 0) return null
  return (
    <Stack as="ul" gap="xs">
      {words.map((each) => (
        <li key={each}>{each}</li>
      ))}
    </Stack>
  )
}
