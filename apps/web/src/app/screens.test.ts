import { permissionNames } from '@nhansu/sdk/contract'
import { describe, expect, test } from 'vitest'
import { menuFor } from './menu.ts'
import { withMode } from './menu-address.ts'
import { crumbsOf, mayOpen, type Screen } from '#web/kit/screen/screen.ts'
import { pendingAddresses } from './pending.ts'
import { allScreens } from './screens.ts'

const screenAt = (path: string): Screen => {
  const screen = allScreens.find((row) => row.path === path)
  if (!screen) throw new Error(`No screen at ${path}`)
  return screen
}

describe('the route table', () => {
  test('lists every route with its way there, its guard and its place in the sidebar', () => {
    const table = allScreens.map((screen) => {
      const way = crumbsOf(screen, allScreens, { id: '7', idCandidate: '8' }).map(({ label }) => label)
      const access = typeof screen.access === 'string' ? screen.access : screen.access.join(' | ')
      const menu = screen.menu ? ` [${screen.menu}: ${screen.menuLabel ?? screen.crumb}]` : ''
      return `${screen.path} — ${way.join(' › ')} — ${access}${screen.ownRecord ? ' | own' : ''}${menu}`
    })
    expect(table.join('\n')).toMatchSnapshot()
  })

  test('has each path once', () => {
    expect(new Set(allScreens.map(({ path }) => path)).size).toBe(allScreens.length)
  })

  test('counts as pending what has no code yet, in its own order', () => {
    expect(allScreens.filter(({ load }) => !load).map(({ path }) => path)).toEqual(pendingAddresses)
  })
})

describe('the breadcrumb', () => {
  test('leads through the lists above, with the parameters of this page', () => {
    const screen = screenAt('/tuyen-dung/dot-tuyen-dung/:id/ung-vien/:idCandidate/cap-nhat')
    expect(crumbsOf(screen, allScreens, { id: '7', idCandidate: '8' })).toEqual([
      { label: 'Đợt tuyển dụng', href: '/tuyen-dung/dot-tuyen-dung' },
      { label: 'Ứng viên', href: '/tuyen-dung/dot-tuyen-dung/7/ung-vien' },
      { label: 'Cập nhật ứng viên' },
    ])
  })
})

describe('who may open', () => {
  const report = screenAt('/dao-tao/bao-cao')
  const file = screenAt('/nhan-vien/:id/chi-tiet')

  test('any one of the permissions is enough, another is not', () => {
    expect(mayOpen(report, new Set(['training_report_certificate']))).toBe(true)
    expect(mayOpen(report, new Set(['training_access']))).toBe(false)
  })

  test('a right over a unit opens no screen of what is the whole company’s', () => {
    const rounds = screenAt('/yeu-cau-cap-nhat-thong-tin/dot-ra-soat')
    expect(mayOpen(rounds, new Set(['request_change_access']))).toBe(false)
    expect(mayOpen(rounds, new Set(['request_change_access', 'request_change_access:company']))).toBe(true)
  })

  test('signed in is enough where no permission is named', () => {
    expect(mayOpen(screenAt('/linh-vuc'), new Set())).toBe(true)
  })

  test("one's own record is open by its mark alone", () => {
    expect(mayOpen(file, new Set(), '?query=my-profile')).toBe(true)
    expect(mayOpen(file, new Set(), '?query=other')).toBe(false)
    expect(mayOpen(screenAt('/nhan-vien'), new Set(), '?query=my-profile')).toBe(false)
  })
})

describe('the sidebar', () => {
  test('shows to the holder of everything what the specification lists, in its order, then what is ours', () => {
    const words = menuFor(allScreens, new Set(permissionNames)).map(
      ({ label, items }) => `${label}${items ? `: ${items.map((item) => item.label).join(', ')}` : ''}`,
    )
    expect(words).toEqual([
      // A catalogue of our own comes after these, and needs no word here.
      expect.stringMatching(
        /^Danh mục: Đơn vị, Chức vụ, Trình độ, Xếp loại, Loại đào tạo, Hình thức đào tạo, Đối tác đào tạo, Chứng chỉ, Lĩnh vực, Loại hợp đồng, Loại tài liệu, Địa điểm đào tạo, Nhóm đề thi(, |$)/,
      ),
      'Nhân viên',
      'Hợp đồng',
      'Tài liệu',
      'Quyết định',
      'Tuyển dụng: Đợt tuyển dụng, Nguồn dự trữ, Mẫu email, Báo cáo',
      'Đào tạo: Khóa đào tạo, Báo cáo',
      'Kiểm tra định kỳ',
      'Kỳ thi: Danh sách, Câu hỏi, Cài đặt, Báo cáo',
      'Phân quyền: Người dùng, Vai trò',
      'Báo cáo: Thống kê, Báo cáo lao động, Danh sách',
      'Yêu cầu',
      'Dữ liệu cá nhân',
      'Hệ thống: Công việc nền, Thư gửi đi, Mẫu thư, Thông số pháp luật, Nhắc việc, Đánh số, Mẫu giấy tờ',
    ])
  })

  test('shows fields alone to the holder of nothing', () => {
    expect(menuFor(allScreens, new Set())).toMatchObject([
      { label: 'Danh mục', items: [{ label: 'Lĩnh vực', href: '/linh-vuc' }] },
    ])
  })
})

test.each([
  ['/nhan-vien', '?mode=test&p=3', '/nhan-vien?mode=test'],
  ['/nhan-vien?p=2#bang', '?mode=test', '/nhan-vien?p=2&mode=test#bang'],
  ['/nhan-vien', '?mode=live&p=3', '/nhan-vien'],
])('a link to %s from %s leads to %s', (path, search, address) => {
  expect(withMode(path, search)).toBe(address)
})
