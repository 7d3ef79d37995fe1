import type { Data } from '@nhansu/sdk/contract'
import { Button } from '@nhansu/ui/button/button.tsx'
import { Dialog } from '@nhansu/ui/dialog/dialog.tsx'
import { DialogContent } from '@nhansu/ui/dialog/dialog-content.tsx'
import { DialogBody, DialogFooter, DialogHeader } from '@nhansu/ui/dialog/dialog-parts.tsx'
import { formatNumber } from '@nhansu/ui/format/number.ts'
import { Inline } from '@nhansu/ui/layout/inline.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { useQuery } from '@tanstack/react-query'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import { query } from '#web/session/queries.ts'
import { PersonState } from '../people/person-state.tsx'
import { OwnDocuments } from './own-documents.tsx'
import { type TaughtCourse, wordsOfDay } from './taught-words.ts'

type Pupil = Data<'trainingInvitations.taught'>['people'][number]

/** The days of a course that are the reader's to teach, and the people who sit in it. */
export function TaughtDialog({ course, onClose }: { course: TaughtCourse; onClose: () => void }) {
  const found = useQuery(query('trainingInvitations.taught', { path: { id: course.id } }))
  return (
    <Dialog open onOpenChange={(open) => open || onClose()}>
      <DialogContent>
        <DialogHeader title={course.name} description={course.code} />
        <DialogBody>
          <Stack>
            <Text weight="medium">Buổi bạn dạy</Text>
            {course.days.length === 0 ? (
              <Text tone="soft">Chưa có buổi học nào ghi tên bạn.</Text>
            ) : (
              <Stack as="ul" gap="xs">
                {course.days.map((day, place) => (
                  <li key={[day.date, day.from_time, place].join()}>{wordsOfDay(day)}</li>
                ))}
              </Stack>
            )}
            <Loaded query={found} title="Không mở được danh sách lớp" level={3}>
              {({ people, documents }) => (
                <Stack>
                  {documents.length > 0 && (
                    <>
                      <Text weight="medium">Tài liệu</Text>
                      <OwnDocuments documents={documents} />
                    </>
                  )}
                  <Text weight="medium">
                    {people.length === 0 ? 'Lớp chưa có học viên nào.' : `Học viên (${people.length})`}
                  </Text>
                  <Stack as="ul" gap="md">
                    {people.map((pupil) => (
                      <li key={pupil.nhansu_id}>
                        <PupilLine pupil={pupil} />
                      </li>
                    ))}
                  </Stack>
                </Stack>
              )}
            </Loaded>
          </Stack>
        </DialogBody>
        <DialogFooter>
          <Button onClick={onClose}>Đóng</Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}

function PupilLine({ pupil }: { pupil: Pupil }) {
  const { nhansu_id: number, full_name: name, unit_name: unit, group_name: group, state } = pupil
  const { attendance, score } = pupil
  const facts = [
    unit,
    group !== null && `Lớp nhỏ ${group}`,
    attendance !== null && `Tham dự ${attendance}%`,
    score !== null && `Điểm ${formatNumber(score, 1)}`,
  ]
  return (
    <Inline justify="between" align="start" gap="md">
      <Stack gap="none">
        <Text>{`${name} (${number})`}</Text>
        <Text size="hint" tone="hint">
          {facts.filter(Boolean).join(' · ')}
        </Text>
      </Stack>
      <PersonState state={state} />
    </Inline>
  )
}
