import { formatFileSize } from '@nhansu/ui/format/file-size.ts'
import { formatNumber, formatPercent } from '@nhansu/ui/format/number.ts'
import { Card } from '@nhansu/ui/layout/card.tsx'
import { Inline } from '@nhansu/ui/layout/inline.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { ProgressRing } from '@nhansu/ui/progress-ring/progress-ring.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { useQuery } from '@tanstack/react-query'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import { query } from '#web/session/queries.ts'

/** From here on an administrator should do something about it. */
const nearlyFull = 90

/** How much of its space for files the company has used. */
export function FileUsage() {
  const usage = useQuery(query('fileUsage.show'))
  return (
    <Card title="Dung lượng lưu tệp">
      <Loaded query={usage}>{({ file_usage }) => <Usage usage={file_usage} />}</Loaded>
    </Card>
  )
}

interface UsageProps {
  usage: { files: number; used_bytes: number; most_bytes: number; most_files_a_day: number }
}

function Usage({ usage: { files, used_bytes: used, most_bytes: most, most_files_a_day: aDay } }: UsageProps) {
  const percent = Math.min(100, (100 * used) / most)
  const isNearlyFull = percent >= nearlyFull
  return (
    <Inline gap="md" align="center">
      <ProgressRing
        value={percent}
        label="Dung lượng đã dùng"
        size="large"
        tone={isNearlyFull ? 'warn' : 'brand'}
      />
      <Stack gap="xs">
        <Text weight="strong" tabular>
          {`Đã dùng ${formatFileSize(used)} trên ${formatFileSize(most)} (${formatPercent(percent)})`}
        </Text>
        <Text tone="soft">
          {`${formatNumber(files)} tệp. Mỗi người được tải lên nhiều nhất ${formatNumber(aDay)} tệp trong 24 giờ.`}
        </Text>
        {isNearlyFull && (
          <Text tone="warn">
            Sắp hết dung lượng: liên hệ quản trị hệ thống để tăng hạn mức, hoặc gỡ bớt tệp.
          </Text>
        )}
      </Stack>
    </Inline>
  )
}
