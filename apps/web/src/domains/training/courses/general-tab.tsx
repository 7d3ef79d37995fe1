import type { Input } from '@nhansu/sdk/contract'
import { natureOfWorkLabels } from '@nhansu/sdk/domains/employees'
import { positionLevelLabels } from '@nhansu/sdk/domains/organisation'
import { Button } from '@nhansu/ui/button/button.tsx'
import { type Description, DescriptionList } from '@nhansu/ui/description-list/description-list.tsx'
import { formatDate } from '@nhansu/ui/format/date.ts'
import { formatNumber } from '@nhansu/ui/format/number.ts'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { useMutation } from '@tanstack/react-query'
import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { mutation } from '#web/session/queries.ts'
import { courseFields } from './course-fields.ts'
import { PartDialog } from '#web/kit/parts/part-dialog.tsx'
import type { Course } from './use-course.ts'

/** What a course is, and the form that changes it. */
export default function GeneralTab({ course, canEdit }: { course: Course; canEdit: boolean }) {
  const [edits, setEdits] = useState(false)
  const [saving] = useState(() => mutation('trainings.update'))
  const { mutateAsync: update } = useMutation(saving)
  return (
    <Stack>
      <DescriptionList items={facts(course)} columns={3} layout="under" />
      {canEdit && (
        <div>
          <Button icon={Pencil} onClick={() => setEdits(true)}>
            Sửa thông tin chung
          </Button>
        </div>
      )}
      {edits && (
        <PartDialog
          title="Cập nhật khóa đào tạo"
          fields={courseFields}
          record={course}
          onClose={() => setEdits(false)}
          save={(values) => {
            // The contract's rules have passed each of them.
            const body = values as unknown as Input<'trainings.update'>['body']
            return update({ path: { id: course.id }, body: { ...body, version: course.version } })
          }}
        />
      )}
    </Stack>
  )
}

function facts(course: Course): Description[] {
  const day = (date: string | null) => (date === null ? null : formatDate(date))
  const figure = (value: number | null, unit: string, decimals = 0) =>
    value === null ? null : `${formatNumber(value, decimals)}${unit}`
  return [
    ...(course.cancel_reason === null ? [] : [{ term: 'Lý do hủy', value: course.cancel_reason }]),
    { term: 'Mã khóa', value: course.code },
    { term: 'Loại đào tạo', value: course.type_name },
    { term: 'Hình thức', value: course.formality_name },
    { term: 'Lĩnh vực', value: course.field_name },
    { term: 'Địa điểm', value: course.location_name },
    { term: 'Người phụ trách', value: course.owner_name },
    { term: 'Ngày bắt đầu', value: day(course.start_date) },
    { term: 'Ngày kết thúc', value: day(course.end_date) },
    { term: 'Thời lượng', value: figure(course.hours, ' giờ') },
    { term: 'Hạn đăng ký', value: day(course.register_deadline) },
    { term: 'Hạn xác nhận', value: day(course.confirm_deadline) },
    { term: 'Số người tối đa', value: figure(course.max_people, '') ?? 'Không giới hạn' },
    { term: 'Chứng chỉ cấp', value: course.certificate_name },
    { term: 'Thời hạn chứng chỉ', value: figure(course.valid_months, ' tháng') },
    { term: 'Chuyên cần tối thiểu', value: figure(course.least_attendance, '%') },
    { term: 'Điểm đạt', value: figure(course.least_score, '', 1) },
    { term: 'Tổ chức', value: course.is_external ? 'Bên ngoài' : 'Nội bộ' },
    {
      term: 'Cam kết',
      value: course.commit_required ? (figure(course.commit_months, ' tháng') ?? 'Có') : 'Không',
    },
    ...(course.is_safety_duty
      ? [{ term: 'Huấn luyện an toàn bắt buộc', value: 'Công ty chịu chi phí, không bồi hoàn' }]
      : []),
    ...(course.is_abroad ? [{ term: 'Nơi học', value: 'Nước ngoài' }] : []),
    { term: 'Tự đăng ký', value: audienceOf(course) },
    { term: 'Ghi chú', value: course.note },
  ]
}

/** 'Xưởng cơ khí, Nhân viên'; 'Cả công ty' where nothing narrows it. */
function audienceOf({ is_open: isOpen, open_department_name: unit, ...whom }: Course): string {
  if (!isOpen) return 'Không'
  // Codes of fixed lists.
  const levels: Readonly<Record<number, string>> = positionLevelLabels
  const natures: Readonly<Record<number, string>> = natureOfWorkLabels
  return [
    unit ?? 'Cả công ty',
    ...whom.open_position_levels.map((level) => levels[level]),
    ...whom.open_position_names,
    ...whom.open_natures.map((nature) => natures[nature]),
  ].join(', ')
}
