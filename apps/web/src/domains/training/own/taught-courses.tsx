import { Button } from '@nhansu/ui/button/button.tsx'
import { Card } from '@nhansu/ui/layout/card.tsx'
import { Inline } from '@nhansu/ui/layout/inline.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { useState } from 'react'
import { todayInVietNam } from '#web/kit/today.ts'
import { CourseState } from '../courses/course-state.tsx'
import { factsOf } from './course-facts.ts'
import { TaughtDialog } from './taught-dialog.tsx'
import { type TaughtCourse, wordsOfDays } from './taught-words.ts'

interface TaughtCoursesProps {
  title: string
  courses: readonly TaughtCourse[]
}

/** Courses that the reader teaches, each with his next day and the way to its people; nothing where there are none. */
export function TaughtCourses({ title, courses }: TaughtCoursesProps) {
  const [opened, setOpened] = useState<TaughtCourse>()
  const today = todayInVietNam()
  if (courses.length === 0) return null
  return (
    <Card title={title}>
      <Stack as="ul" gap="md">
        {courses.map((course) => (
          <li key={course.id}>
            <Stack gap="xs">
              <Inline>
                <Text weight="medium">{course.name}</Text>
                <CourseState status={course.status} />
              </Inline>
              <Text tone="soft">{factsOf(course)}</Text>
              <Text>{wordsOfDays(course.days, today)}</Text>
              <Inline justify="between">
                <Text>{`${course.people_total} học viên`}</Text>
                <Button aria-label={`Xem lớp: ${course.name}`} onClick={() => setOpened(course)}>
                  Xem lớp
                </Button>
              </Inline>
            </Stack>
          </li>
        ))}
      </Stack>
      {opened && <TaughtDialog course={opened} onClose={() => setOpened(undefined)} />}
    </Card>
  )
}
