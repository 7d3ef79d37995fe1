import { FilePage } from './file-page.tsx'
import { useOwnFile } from './use-employee-file.ts'

/** The reader's own file. */
export default function OwnFileScreen() {
  const missing = 'Tài khoản này không có hồ sơ nhân viên trong công ty đang chọn.'
  return <FilePage title="Thông tin cá nhân" own missing={missing} file={useOwnFile()} />
}
