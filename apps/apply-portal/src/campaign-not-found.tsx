import { Card } from '@nhansu/ui/layout/card.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Heading } from '@nhansu/ui/text/heading.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { message, page } from './campaign-not-found.css.ts'

/** What an applicant reads when the link leads to no open recruitment campaign. */
export function CampaignNotFound() {
  return (
    <main className={page}>
      <div className={message}>
        <Card>
          <Stack gap="md">
            <Heading level={1}>Không tìm thấy đợt tuyển dụng</Heading>
            <Text as="p">
              Đường dẫn có thể đã sai, hoặc đợt tuyển dụng đã kết thúc. Vui lòng kiểm tra lại đường dẫn trong
              tin tuyển dụng hoặc liên hệ bộ phận nhân sự của công ty.
            </Text>
          </Stack>
        </Card>
      </div>
    </main>
  )
}
