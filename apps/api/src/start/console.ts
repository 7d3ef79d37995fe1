import { Refusal } from '../db/refusal.ts'
import { Interrupted } from './stopping.ts'

/** What the operating system's refusals mean to a person. */
const systemErrors: Readonly<Record<string, (path: string) => string>> = {
  EACCES: (path) =>
    `Không có quyền đọc hoặc ghi ${path}: hãy cấp quyền cho người dùng đang chạy, hoặc đặt DATA_DIR khác.`,
  EPERM: (path) => `Hệ điều hành không cho thay đổi ${path}: hãy đặt DATA_DIR vào một ổ đĩa khác.`,
  EROFS: (path) => `${path} nằm trên ổ đĩa chỉ đọc: hãy đặt DATA_DIR vào một ổ đĩa khác.`,
  ENOSPC: (path) => `Ổ đĩa đã đầy, không ghi được ${path}: hãy dọn bớt rồi thử lại.`,
  ENOTDIR: (path) => `${path} không phải một thư mục: hãy đặt DATA_DIR khác.`,
  EEXIST: (path) => `${path} không phải một thư mục: hãy đặt DATA_DIR khác.`,
  ECONNREFUSED: () =>
    'Không kết nối được tới cơ sở dữ liệu: hãy kiểm tra DATABASE_URL và xem máy chủ ấy có đang chạy không.',
  ENOTFOUND: () => 'Không tìm thấy máy chủ cơ sở dữ liệu: hãy kiểm tra tên máy trong DATABASE_URL.',
  '28P01': () => 'Cơ sở dữ liệu không nhận mật khẩu: hãy kiểm tra DATABASE_URL và DATABASE_OWNER_URL.',
  '28000': () =>
    'Cơ sở dữ liệu không cho vai trò này đăng nhập: hãy kiểm tra DATABASE_URL và DATABASE_OWNER_URL.',
  '3D000': () => 'Máy chủ không có cơ sở dữ liệu này: hãy kiểm tra tên ở cuối DATABASE_URL.',
  '42501': () => 'Vai trò trong DATABASE_OWNER_URL không đủ quyền: nó phải sở hữu cơ sở dữ liệu.',
}

/**
 * Runs a program's whole work. A refusal is shown as its sentence alone, with exit code 1; an interruption ends
 * quietly; anything else is a mistake of ours and shows where it happened.
 */
export async function reportingRefusals(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (error instanceof Interrupted) return
    process.exitCode = 1
    console.error(sentenceFor(error) ?? error)
  }
}

function sentenceFor(error: unknown): string | undefined {
  if (error instanceof Refusal) return error.message
  const { code, path } = error as NodeJS.ErrnoException
  return systemErrors[code ?? '']?.(path ?? '')
}
