import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Heading } from '@nhansu/ui/text/heading.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'

/** Stands in the place of the public form where the company has no portal for it. */
export default function NoPortal() {
  return (
    <Stack>
      <Heading level={1} tabIndex={-1}>
        Đăng ký dự tuyển
      </Heading>
      <Text as="p">
        Công ty chưa có địa chỉ cổng ứng tuyển nên không nhận hồ sơ qua trang này. Vui lòng liên hệ bộ phận
        tuyển dụng để nộp hồ sơ.
      </Text>
    </Stack>
  )
}
