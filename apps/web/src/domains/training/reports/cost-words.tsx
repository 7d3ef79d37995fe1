import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'

/** What the sums of money of the report on courses mean. */
export function CostWords() {
  return (
    <Stack gap="xs">
      <Text as="p" tone="soft">
        Chi phí không gồm tiền lương và bảo hiểm trong thời gian học.
      </Text>
      <Text as="p" tone="soft">
        Chi phí phân bổ (khi xem theo đơn vị hoặc nhân viên): phần chi phí thực tế mà mỗi người chịu. Khoản
        chi chung được chia đều cho những người đã tham gia, vắng mặt hoặc rút khỏi khóa, lẻ đồng tính cho
        người đứng trước; khoản chi riêng tính cho đúng người đó, kể cả khi người đó từ chối hoặc còn chờ.
        Khóa chưa có ai trong số này thì chi phí chưa chia cho ai.
      </Text>
      <Text as="p" tone="soft">
        Ghế trống: với các khóa đã kết thúc có ghi số người tối đa, là số chỗ không có người tham gia (kể cả
        chỗ của người vắng mặt, rút khỏi khóa). Chi phí ghế trống = chi phí thực tế chi chung × số ghế trống ÷
        số người tối đa; khoản chi riêng cho từng người không tính.
      </Text>
    </Stack>
  )
}
