import { ButtonLink } from '@nhansu/ui/button/button-link.tsx'
import { formatDate } from '@nhansu/ui/format/date.ts'
import { formatNumber } from '@nhansu/ui/format/number.ts'
import { Inline } from '@nhansu/ui/layout/inline.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Link } from '@nhansu/ui/link/link.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { invitationPath } from '../courses/course-paths.ts'
import { PersonState } from '../people/person-state.tsx'
import { factsOf } from './course-facts.ts'
import type { OwnCourse } from './own-groups.ts'

const steps: Readonly<Record<NonNullable<OwnCourse['answer']>, string>> = {
  registered: 'Đăng ký',
  promised: 'Cam kết',
  confirmed: 'Xác nhận tham gia',
}

/** One of the reader's own courses: what it is, where he stands, and the step that is asked of him. */
export function OwnCourseLine({ course }: { course: OwnCourse }) {
  const { id, name, state, status, waiting_place: place, answer, answer_until: until } = course
  const step = answer && steps[answer]
  return (
    <Stack gap="xs">
      <Inline>
        <Link href={invitationPath(id)}>{name}</Link>
        <PersonState state={state} place={place} />
      </Inline>
      <Text tone="soft">{allFactsOf(course)}</Text>
      {status === 'cancelled' && <Text tone="soft">Khóa đào tạo đã hủy.</Text>}
      {step && (
        <Inline justify="between">
          <Text>
            {until ? `Cần trả lời trước hết ngày ${formatDate(until)}.` : 'Cần trả lời trước ngày học.'}
          </Text>
          <ButtonLink href={invitationPath(id)} aria-label={`${step}: ${name}`}>
            {step}
          </ButtonLink>
        </Inline>
      )}
    </Stack>
  )
}

/** 'ĐT-2026-015 · 02-11-2026 – 04-11-2026 · 24 giờ · Hội trường A · Bắt buộc · Điểm 8,5 · Chứng chỉ số ATLD-0012'. */
function allFactsOf(course: OwnCourse): string {
  const { mandatory, score, certificate_no: number } = course
  return [
    factsOf(course),
    mandatory && 'Bắt buộc',
    score !== null && `Điểm ${formatNumber(score, 1)}`,
    number && `Chứng chỉ số ${number}`,
  ]
    .filter(Boolean)
    .join(' · ')
}
