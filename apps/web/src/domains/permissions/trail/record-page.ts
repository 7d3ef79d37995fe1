import type { Row } from '#web/kit/resource/define-resource.ts'

/** What of a line says where its record is. */
type Mention = Pick<Row<'auditTrail'>, 'resource' | 'record_id' | 'detail' | 'is_deleted' | 'record_name'>

const employeeFile = '/nhan-vien/:id/chi-tiet'

/** The page of a record, by its resource; what has none is a row of a list. */
const pages: Readonly<Record<string, string>> = {
  contracts: '/hop-dong/:id/cap-nhat',
  decisions: '/tai-lieu/quyet-dinh/:id',
  emails: '/tuyen-dung/mau-email/:id/cap-nhat',
  employeeAddresses: employeeFile,
  employeeAffiliations: employeeFile,
  employeeAvatar: employeeFile,
  employeeHealth: employeeFile,
  employeePapers: employeeFile,
  employees: employeeFile,
  exams: '/kiem-tra-dinh-ky/:id',
  quizExams: '/ky-thi/:id/cap-nhat',
  recruitments: '/tuyen-dung/dot-tuyen-dung/:id/cap-nhat',
  roles: '/phan-quyen/vai-tro/:id/cap-nhat',
  trainingPlans: '/dao-tao/ke-hoach/:id/cap-nhat',
  trainings: '/dao-tao/khoa-dao-tao/:id/cap-nhat',
}

/** Where the record of a line is read: the path of a screen, and the id to fill in; undefined where there is no page. */
export function recordPage(mention: Mention): { path: string; id: number } | undefined {
  const { resource, record_id: id, detail, is_deleted: isDeleted, record_name: name } = mention
  const employeeId = detail['employee_id']
  if (typeof employeeId === 'number') return { path: employeeFile, id: employeeId }
  const path = pages[resource]
  // Of a resource whose records have names, one without is gone.
  const isGone = isDeleted || (name === null && !resource.startsWith('employee'))
  return path === undefined || id === null || isGone ? undefined : { path, id }
}
