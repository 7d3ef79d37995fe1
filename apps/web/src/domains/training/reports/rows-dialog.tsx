import type { Data, Input, Schemas } from '@nhansu/sdk/contract'
import { trainingReportFigureLabels } from '@nhansu/sdk/domains/training'
import { Button } from '@nhansu/ui/button/button.tsx'
import { ButtonLink } from '@nhansu/ui/button/button-link.tsx'
import { Dialog } from '@nhansu/ui/dialog/dialog.tsx'
import { DialogContent } from '@nhansu/ui/dialog/dialog-content.tsx'
import { DialogBody, DialogFooter, DialogHeader } from '@nhansu/ui/dialog/dialog-parts.tsx'
import { formatDate } from '@nhansu/ui/format/date.ts'
import { formatNumber } from '@nhansu/ui/format/number.ts'
import { Inline } from '@nhansu/ui/layout/inline.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Link } from '@nhansu/ui/link/link.tsx'
import { Pagination } from '@nhansu/ui/pagination/pagination.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import { keepRows, query } from '#web/session/queries.ts'
import { usePermission } from '#web/session/use-profile.ts'
import { coursePath } from '../courses/course-paths.ts'
import { peoplePath } from '../people/people-address.ts'
import { PersonState } from '../people/person-state.tsx'
import { countedStates } from './counted-states.ts'

type Row = Data<'trainingReports.courseRows'>['rows'][number]
type Asked = NonNullable<Input<'trainingReports.courses'>['query']>

/** One figure of the report on courses. */
export interface OpenFigure {
  figure: Schemas['TrainingReportFigure']
  /** The key of the group that it stands in. */
  row?: string
  /** The course that it stands beside. */
  courseId?: number
  /** Of what it is: 'Xưởng cơ khí'. */
  of: string
}

interface RowsDialogProps {
  opened: OpenFigure
  /** What the report was asked. */
  asked: Asked
  onClose: () => void
}

const SIZE = 50

/** The people, or the courses, behind a figure of the report on courses. */
export function RowsDialog({ opened: { figure, row, courseId, of }, asked, onClose }: RowsDialogProps) {
  const [page, setPage] = useState(1)
  const mayOpenCourses = usePermission('training_access')
  const found = useQuery({
    ...query('trainingReports.courseRows', {
      query: {
        ...asked,
        figure,
        ...(row !== undefined && { row }),
        ...(courseId !== undefined && { training_id: courseId }),
        page,
        size: SIZE,
      },
    }),
    placeholderData: keepRows(),
  })
  const noun = figure === 'courses' ? 'khóa' : 'lượt'
  return (
    <Dialog open onOpenChange={(open) => open || onClose()}>
      <DialogContent>
        <DialogHeader
          title={`${of}: ${trainingReportFigureLabels[figure]}`}
          description={found.data && `${formatNumber(found.data.row_total)} ${noun}`}
        />
        <DialogBody>
          <Loaded
            query={found}
            title="Không mở được danh sách"
            level={3}
            empty={({ row_total: total }) => (total === 0 ? 'Không có dòng nào' : null)}
          >
            {({ rows, row_total: total }) => (
              <Stack>
                <Stack as="ul" gap="md">
                  {rows.map((line) => (
                    <li key={`${line.training_id} ${line.employee_id}`}>
                      <RowLine row={line} isOfOne={courseId !== undefined} mayOpenCourses={mayOpenCourses} />
                    </li>
                  ))}
                </Stack>
                <Pagination page={page} perPage={SIZE} total={total} onPageChange={setPage} />
              </Stack>
            )}
          </Loaded>
        </DialogBody>
        <DialogFooter>
          {courseId !== undefined && figure !== 'courses' && mayOpenCourses && (
            <ButtonLink href={peoplePath(courseId, countedStates[figure], asked.department_id)}>
              Mở tab Học viên
            </ButtonLink>
          )}
          <Button onClick={onClose}>Đóng</Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}

interface RowLineProps {
  row: Row
  /** All rows are of one course, which need not be named. */
  isOfOne: boolean
  mayOpenCourses: boolean
}

function RowLine({ row, isOfOne, mayOpenCourses }: RowLineProps) {
  const { training_id: courseId, training_code: code, training_name: course, start_date: start } = row
  const { employee_id: employeeId, nhansu_id: number, full_name: name, unit_name: unit, state } = row
  const mayOpenFiles = usePermission('employee_access')
  const begins = `bắt đầu ${formatDate(start)}`
  const person = `${name} (${number})`
  if (employeeId === null || state === null) {
    return (
      <Stack gap="none">
        {mayOpenCourses ? <Link href={coursePath(courseId)}>{course}</Link> : <Text>{course}</Text>}
        <Text size="hint" tone="hint">{`${code}, ${begins}`}</Text>
      </Stack>
    )
  }
  return (
    <Stack gap="none">
      <Inline justify="between" align="start" gap="md">
        {mayOpenFiles ? (
          <Link href={`/nhan-vien/${employeeId}/chi-tiet`}>{person}</Link>
        ) : (
          <Text>{person}</Text>
        )}
        <PersonState state={state} />
      </Inline>
      <Text size="hint" tone="hint">
        {[unit, !isOfOne && `${course} (${code}), ${begins}`].filter(Boolean).join(' · ')}
      </Text>
    </Stack>
  )
}
