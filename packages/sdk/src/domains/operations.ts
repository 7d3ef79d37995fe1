import { type OperationId, operations } from '../contract.ts'

/** What every resource may have, in words that stand before its noun. */
const standardVerbs = {
  list: 'Xem danh sách',
  show: 'Xem',
  store: 'Thêm',
  update: 'Cập nhật',
  destroy: 'Xóa',
  destroyBulk: 'Xóa nhiều',
  restore: 'Hoàn tác xóa',
  export: 'Xuất',
  import: 'Nhập',
  importTemplate: 'Tải mẫu nhập',
  markImport: 'Kiểm tra tệp nhập',
  undoImport: 'Hoàn tác nhập',
} as const

type StandardVerb = keyof typeof standardVerbs
type NamedResource<Id = OperationId> = Id extends `${infer Resource}.${StandardVerb}` ? Resource : never
type SpecialOperation = Exclude<OperationId, `${string}.${StandardVerb}`>

/** The noun of each resource, for its standard operations: 'Thêm trình độ'. */
const nouns: Record<NamedResource, string> = {
  accounts: 'người dùng',
  auditTrail: 'nhật ký',
  certificateGroups: 'nhóm chứng chỉ',
  certificates: 'chứng chỉ',
  classifies: 'xếp loại',
  contractTypes: 'loại hợp đồng',
  company: 'thông tin công ty',
  departments: 'đơn vị',
  districts: 'quận/huyện (cũ)',
  documentTypes: 'loại tài liệu',
  employees: 'nhân viên',
  fields: 'lĩnh vực',
  fileUsage: 'dung lượng lưu tệp',
  jobs: 'việc nền',
  lawConstants: 'thông số pháp luật',
  levels: 'trình độ',
  newDistricts: 'phường/xã/đặc khu',
  newProvinces: 'tỉnh/thành phố',
  mailTemplates: 'mẫu thư',
  mails: 'thư gửi đi',
  papers: 'tiến độ bản in',
  permissions: 'quyền',
  positions: 'chức vụ',
  provinces: 'tỉnh/thành phố (cũ)',
  roles: 'vai trò',
  wards: 'phường/xã (cũ)',
  partnerInfos: 'đối tác đào tạo',
  quizCategories: 'nhóm đề thi',
  trainingFormalities: 'hình thức đào tạo',
  trainingLocations: 'địa điểm đào tạo',
  trainingTypes: 'loại đào tạo',
}

/** The operations that are no standard ones, each in its own words. */
const specialWords: Record<SpecialOperation, string> = {
  'accounts.companies': 'Xem các công ty mình quản trị người dùng',
  'accounts.endSessions': 'Kết thúc phiên đăng nhập của người dùng',
  'accounts.loginSuggestion': 'Gợi ý tên đăng nhập',
  'accounts.resetPassword': 'Đặt lại mật khẩu của người dùng',
  'address.find': 'Tìm nhanh địa chỉ',
  'company.destroyLogo': 'Gỡ biểu trưng công ty',
  'company.logo': 'Xem biểu trưng công ty',
  'company.restoreLogo': 'Hoàn tác gỡ biểu trưng công ty',
  'company.logoTicket': 'Xin vé tải biểu trưng công ty',
  'company.storeLogo': 'Tải lên biểu trưng công ty',
  'departments.close': 'Giải thể đơn vị',
  'departments.employees': 'Xem nhân viên của đơn vị',
  'departments.history': 'Xem lịch sử đơn vị',
  'departments.merge': 'Sáp nhập đơn vị',
  'departments.move': 'Điều chuyển đơn vị',
  'departments.reopen': 'Mở lại đơn vị',
  'departments.undoMerge': 'Hoàn tác sáp nhập đơn vị',
  'catalogues.companies': 'Xem các công ty lấy được danh mục',
  'catalogues.copy': 'Lấy danh mục từ công ty khác',
  'catalogues.preview': 'Xem trước danh mục của công ty khác',
  'employees.activateAccount': 'Kích hoạt tài khoản của nhân viên',
  'employees.deactivateAccount': 'Vô hiệu hóa tài khoản của nhân viên',
  'employees.find': 'Tìm nhanh nhân viên',
  'employees.headcount': 'Xem số liệu nhân sự',
  'employees.info': 'Xem hồ sơ nhân viên',
  'employees.print': 'In danh sách nhân viên',
  'files.download': 'Tải tệp bằng vé',
  'jobs.cancel': 'Hủy việc nền',
  'jobs.retry': 'Chạy lại việc nền',
  'lawConstants.preview': 'Xem trước một giá trị pháp luật',
  'lawConstants.storeValue': 'Ghi giá trị của thông số pháp luật',
  'mailTemplates.preview': 'Xem trước mẫu thư',
  'mailTemplates.reset': 'Trả mẫu thư về mặc định',
  'mails.cancel': 'Hủy thư chờ gửi',
  'mails.retry': 'Gửi lại thư',
  'permissions.currentUser': 'Xem quyền của mình',
  'permissions.explain': 'Giải thích quyền',
  'positions.changeStatus': 'Đổi trạng thái chức vụ',
  'profile.changePassword': 'Đổi mật khẩu của mình',
  'profile.endOtherSessions': 'Đăng xuất các nơi khác của mình',
  'profile.endSession': 'Kết thúc một phiên đăng nhập của mình',
  'profile.passwordLink': 'Mở liên kết đặt mật khẩu',
  'profile.resetPassword': 'Đặt mật khẩu bằng liên kết',
  'profile.sessions': 'Xem các phiên đăng nhập của mình',
  'profile.signIns': 'Xem lịch sử đăng nhập của mình',
  'roles.preview': 'Xem trước thay đổi của vai trò',
  'session.changeCompany': 'Đổi công ty',
  'session.companies': 'Xem các công ty của mình',
  'session.currentCompany': 'Xem công ty hiện tại',
  'session.login': 'Đăng nhập',
  'session.logout': 'Đăng xuất',
  'session.me': 'Xem tài khoản của mình',
}

/** What an operation does, for people who know no operationId: 'Xóa nhiều trình độ'. */
export const operationWords: Readonly<Record<OperationId, string>> = wordsOfAll()

/**
 * The same for an id out of the trail, which may be of an operation that is no more.
 *
 * @returns the id itself where nobody knows it
 */
export function wordsOfOperation(id: string): string {
  const known: Readonly<Record<string, string>> = operationWords
  return known[id] ?? id
}

/** Operations that change something or take something out, and so leave a line in the trail whenever they are used. */
export const writingOperations: readonly OperationId[] = allIds().filter((id) => {
  const { api, method, verb } = operations[id]
  return api === 'product' && (method !== 'GET' || verb === 'export')
})

function wordsOfAll(): Record<OperationId, string> {
  const verbs: Readonly<Record<string, string>> = standardVerbs
  const nounOf: Readonly<Record<string, string>> = nouns
  const special: Readonly<Record<string, string>> = specialWords
  const words = allIds().map((id) => {
    const { resource, verb } = operations[id]
    return [id, special[id] ?? `${verbs[verb]} ${nounOf[resource]}`] as const
  })
  // Made from all ids, which Object.fromEntries cannot say.
  return Object.fromEntries(words) as Record<OperationId, string>
}

function allIds(): OperationId[] {
  // The table's keys are exactly these.
  return Object.keys(operations) as OperationId[]
}
