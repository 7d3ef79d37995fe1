import { employeeCertificateStateLabels } from '@nhansu/sdk/domains/training'
import { fieldFacts } from '@nhansu/sdk/field-facts/employee-certificates'
import { formatDate } from '@nhansu/ui/format/date.ts'
import { updatedColumn } from '#web/kit/catalogues/catalogue-parts.tsx'
import { defineResource } from '#web/kit/resource/define-resource.ts'
import { listScreen } from '#web/kit/resource/list-screen.tsx'
import { examPath } from '#web/domains/exams/public.tsx'
import { coursePath } from '../courses/course-paths.ts'
import { CodeLink, PersonLink, WayBeside } from '../row-links.tsx'
import { CertificateState } from './certificate-state.tsx'
import { expiringPath } from './held-paths.ts'
import type { EmployeeCertificate } from './revoke-dialog.tsx'
import { useHeldActions } from './use-held-actions.tsx'

const certificates = defineResource('employeeCertificates', {
  facts: fieldFacts,
  title: 'Chứng chỉ đã cấp',
  label: 'chứng chỉ đã cấp',
  nameOf: ({ number, full_name: name }) => `${number}, ${name}`,
  search: ['number', 'issuer', 'full_name', 'nhansu_id'],
  searchLabel: 'Tìm người, mã NV, số chứng chỉ, nơi cấp',
  permissions: { edit: 'training_edit', delete: 'training_delete' },
  keeps: whyKept,
  useActions: useHeldActions,
  toolbar: ExpiringLink,
  columns: [
    {
      field: 'full_name',
      filter: { by: 'employee_id', kind: { reference: 'employees' } },
      main: true,
      width: 175,
      cell: (name, { employee_id: id }) => <PersonLink id={id} name={name} />,
    },
    { field: 'nhansu_id', kind: 'code', hidden: true },
    { field: 'unit_name', filter: { by: 'department_id', kind: { reference: 'departments' } }, width: 150 },
    {
      field: 'certificate_name',
      filter: { by: 'certificate_id', kind: { reference: 'certificates' } },
      width: 190,
    },
    { field: 'number', filter: 'text', kind: 'code', width: 120 },
    {
      field: 'state',
      filter: { labels: employeeCertificateStateLabels },
      width: 175,
      cell: (state, { days_left: daysLeft }) => <CertificateState state={state} daysLeft={daysLeft} />,
    },
    {
      field: 'expiry_date',
      filter: 'date',
      width: 112,
      cell: (day) => (day === null ? 'Vô thời hạn' : formatDate(day)),
    },
    { field: 'issue_date', filter: 'date', hidden: true },
    { field: 'issuer', filter: 'text', hidden: true },
    {
      field: 'training_code',
      width: 132,
      cell: (code, { training_id: id }) => <CodeLink code={code} id={id} pathOf={coursePath} />,
    },
    {
      field: 'exam_code',
      width: 140,
      hidden: true,
      cell: (code, { exam_id: id }) => <CodeLink code={code} id={id} pathOf={examPath} />,
    },
    { field: 'note', hidden: true },
    { field: 'revoked_on', kind: 'date', hidden: true },
    { field: 'revoke_reason', hidden: true },
    { field: 'revoked_by_name', hidden: true },
    { ...updatedColumn, hidden: true },
  ],
  form: [
    { field: 'employee_id', input: { reference: 'employees', nameIn: 'full_name' } },
    { field: 'certificate_id', input: { reference: 'certificates', nameIn: 'certificate_name' } },
    { field: 'number', input: 'text' },
    { field: 'issuer', input: 'text', hint: 'Để trống nếu là nơi cấp ghi trong danh mục chứng chỉ.' },
    { field: 'issue_date', input: 'date' },
    { field: 'expiry_date', input: 'date', hint: 'Để trống để tính theo thời hạn trong danh mục chứng chỉ.' },
    { field: 'note', input: 'long-text' },
  ],
})

/** The certificates that people hold or held. */
export default listScreen(certificates)

/** What a course or a periodic test gave follows its result, and what is revoked is on record. */
function whyKept({
  revoked_on: revokedOn,
  training_id: course,
  exam_id: exam,
}: EmployeeCertificate): string | null {
  if (revokedOn !== null) return 'Chứng chỉ đã thu hồi được giữ nguyên trong hồ sơ.'
  if (course !== null) return 'Do khóa đào tạo cấp; nếu cấp nhầm, hãy thu hồi.'
  return exam === null ? null : 'Do đợt kiểm tra cấp; nếu cấp nhầm, hãy thu hồi.'
}

/** The way to what expires soon. */
function ExpiringLink() {
  return <WayBeside href={expiringPath} words="Sắp hết hạn" />
}
