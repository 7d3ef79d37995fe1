import type { Data } from '@nhansu/sdk/contract'
import { Button } from '@nhansu/ui/button/button.tsx'
import { formatDate } from '@nhansu/ui/format/date.ts'
import { Card } from '@nhansu/ui/layout/card.tsx'
import { Inline } from '@nhansu/ui/layout/inline.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { useToast } from '@nhansu/ui/toast/use-toast.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { errorText } from '#web/kit/feedback/messages.ts'
import { mutation } from '#web/session/queries.ts'
import { factsOf } from './course-facts.ts'

type OpenCourse = Data<'trainingInvitations.mine'>['open_courses'][number]

/** The courses that the reader may put himself down for. */
export function OpenCourses({ courses }: { courses: readonly OpenCourse[] }) {
  const [enrolling] = useState(() => mutation('trainings.enrol'))
  const { mutateAsync: enrol, isPending } = useMutation(enrolling)
  const toast = useToast()
  const press = async ({ id, name }: OpenCourse) => {
    try {
      const { state } = await enrol({ path: { id } })
      const done =
        state === 'waiting' ? 'Khóa đã đủ chỗ, bạn ở trong danh sách chờ.' : 'Đã đăng ký khóa đào tạo.'
      toast.ok(done, { description: name })
    } catch (error) {
      toast.bad(errorText(error))
    }
  }
  return (
    <Card title="Khóa đang mở đăng ký">
      <Stack as="ul" gap="md">
        {courses.map((course) => (
          <li key={course.id}>
            <Stack gap="xs">
              <Text weight="medium">{course.name}</Text>
              <Text tone="soft">{factsOf(course)}</Text>
              <Inline justify="between">
                <Text>{openUntil(course)}</Text>
                <Button
                  disabled={isPending}
                  aria-label={`${wordOf(course)}: ${course.name}`}
                  onClick={() => void press(course)}
                >
                  {wordOf(course)}
                </Button>
              </Inline>
            </Stack>
          </li>
        ))}
      </Stack>
    </Card>
  )
}

/** What the press does, seen and read out alike. */
function wordOf({ seats_left: left }: OpenCourse): string {
  return left === 0 ? 'Vào danh sách chờ' : 'Đăng ký'
}

/** 'Còn 3 chỗ · Đăng ký đến hết ngày 20-10-2026'. */
function openUntil({ seats_left: left, register_deadline: until }: OpenCourse): string {
  const seats = left === 0 ? 'Đã đủ chỗ' : left === null ? 'Còn chỗ' : `Còn ${left} chỗ`
  return until === null ? seats : `${seats} · Đăng ký đến hết ngày ${formatDate(until)}`
}
