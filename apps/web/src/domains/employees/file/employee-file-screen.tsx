import { useParams, useSearchParams } from 'react-router-dom'
import { usePermission } from '#web/session/use-profile.ts'
import { FilePage } from './file-page.tsx'
import { useEmployeeFile, useOwnFile } from './use-employee-file.ts'

const title = 'Hồ sơ nhân viên'

/** An employee's file; `?query=my-profile` is the reader's own one and nobody else's. */
export default function EmployeeFileScreen() {
  const id = Number(useParams()['id'])
  const [search] = useSearchParams()
  const reader = usePermission('employee_access')
  // The address alone opens nothing: without the right there is one's own file only.
  const own = search.get('query') === 'my-profile' || !reader
  return own ? <MyFile id={id} /> : <SomebodysFile id={id} />
}

function SomebodysFile({ id }: { id: number }) {
  const missing = 'Không tìm thấy nhân viên này trong công ty đang chọn, hoặc bạn không được xem hồ sơ.'
  return <FilePage title={title} own={false} missing={missing} file={useEmployeeFile(id)} />
}

function MyFile({ id }: { id: number }) {
  const own = useOwnFile()
  // Somebody else's id under one's own mark is nobody.
  const file = own.employee && own.employee.id !== id ? { ...own, employee: null } : own
  return <FilePage title={title} own missing="Đây không phải là hồ sơ của bạn." file={file} />
}
