import type { Data } from '@nhansu/sdk/contract'
import { EmptyState } from '@nhansu/ui/empty-state/empty-state.tsx'
import { Card } from '@nhansu/ui/layout/card.tsx'
import { Columns } from '@nhansu/ui/layout/columns.tsx'
import { Inline } from '@nhansu/ui/layout/inline.tsx'
import { Page } from '@nhansu/ui/layout/page.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { useQuery } from '@tanstack/react-query'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import { query } from '#web/session/queries.ts'
import { OwnCommitments } from '../commitments/own-commitments.tsx'
import { CertificateState } from '../held/certificate-state.tsx'
import { daysOfCertificate } from '../held/certificate-words.ts'
import { OpenCourses } from './open-courses.tsx'
import { OwnCourseLine } from './own-course-line.tsx'
import { type OwnCourse, ownGroups } from './own-groups.ts'
import { TaughtCourses } from './taught-courses.tsx'
import type { TaughtCourse } from './taught-words.ts'

type Certificate = Data<'trainingInvitations.mine'>['certificates'][number]

/** Whether somebody has nothing more to do for a course that he teaches. */
const isOver = ({ status }: TaughtCourse) => status === 'finished'

/** The reader's own courses, those that he teaches, and his certificates; it needs no right beside being an employee. */
export default function OwnTraining() {
  const mine = useQuery(query('trainingInvitations.mine'))
  return (
    <Page title="Đào tạo của tôi">
      <Loaded query={mine}>
        {({ courses, open_courses: open, taught, certificates, commitments }) => (
          <Columns count="main-aside" gap="lg">
            <Stack>
              <TaughtCourses title="Khóa bạn dạy" courses={taught.filter((course) => !isOver(course))} />
              <Courses courses={courses} />
              {open.length > 0 && <OpenCourses courses={open} />}
              <TaughtCourses title="Khóa bạn đã dạy" courses={taught.filter(isOver)} />
            </Stack>
            <Stack>
              <Card title="Chứng chỉ của tôi">
                <Certificates certificates={certificates} />
              </Card>
              {commitments.length > 0 && (
                <Card title="Cam kết của tôi">
                  <OwnCommitments commitments={commitments} />
                </Card>
              )}
            </Stack>
          </Columns>
        )}
      </Loaded>
    </Page>
  )
}

function Courses({ courses }: { courses: readonly OwnCourse[] }) {
  const groups = ownGroups(courses)
  if (groups.length === 0) {
    return (
      <Card title="Khóa đào tạo">
        <EmptyState
          title="Bạn chưa có khóa đào tạo nào."
          text="Khi bạn được mời vào một khóa, khóa đó hiện ở đây cùng hạn trả lời."
          level={3}
        />
      </Card>
    )
  }
  return groups.map(({ title, courses: ofGroup }) => (
    <Card key={title} title={title}>
      <Stack as="ul" gap="md">
        {ofGroup.map((course) => (
          <li key={course.id}>
            <OwnCourseLine course={course} />
          </li>
        ))}
      </Stack>
    </Card>
  ))
}

function Certificates({ certificates }: { certificates: readonly Certificate[] }) {
  if (certificates.length === 0) return <EmptyState title="Bạn chưa có chứng chỉ nào." level={3} />
  return (
    <Stack as="ul" gap="md">
      {certificates.map(({ id, certificate_name: kind, number, issuer, state, days_left, ...days }) => (
        <li key={id}>
          <Stack gap="xs">
            <Inline>
              <Text weight="medium">{kind}</Text>
              <CertificateState state={state} daysLeft={days_left} />
            </Inline>
            <Text>{`Số ${number} · ${issuer}`}</Text>
            <Text tone="soft">{daysOfCertificate(days)}</Text>
          </Stack>
        </li>
      ))}
    </Stack>
  )
}
