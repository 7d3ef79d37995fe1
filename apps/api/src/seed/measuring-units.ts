import type { UnitTree } from './organisation.ts'

const offices = [
  'Phòng Kế hoạch Khai thác',
  'Phòng Điều hành vận tải',
  'Phòng Thủ tục hải quan',
  'Phòng Kỹ thuật',
  'Phòng Giám sát an ninh',
  'Phòng Hành chính Nhân sự',
]
const teams = [
  'Đội Khai thác hàng nhập',
  'Đội Khai thác hàng xuất',
  'Đội Chất xếp',
  'Đội Xe số 1',
  'Đội Xe số 2',
  'Đội Xe đầu kéo',
  'Đội Giao nhận',
  'Đội Tài liệu',
  'Đội Xếp dỡ',
  'Đội Cơ giới',
  'Đội Phương tiện',
  'Đội Bảo dưỡng sửa chữa',
  'Đội Bảo vệ',
  'Đội Khai thác kho 1',
  'Đội Khai thác kho 2',
  'Đội Xe nâng',
  'Đội Bếp ăn',
  'Đội Vệ sinh',
]
const groups = ['Tổ Kiểm đếm', 'Tổ Thủ kho', 'Tổ Xe nâng', 'Tổ Điều độ', 'Tổ Chứng từ']

const BRANCH_LEVEL = 3

/** Units in one branch: the branch, its offices, three teams each, five groups in every team. */
export const UNITS_OF_BRANCH = 1 + offices.length + teams.length + teams.length * groups.length

/**
 * Branches as large companies have them, five levels with the company's own unit. A company that is a branch itself
 * gets large offices instead.
 * @param rootLevel cấp đơn vị of the company's own unit
 */
export function branchTree(rootLevel: number, branches: number): UnitTree {
  const numbers = Array.from({ length: branches }, (_, index) => index + 1)
  return rootLevel < BRANCH_LEVEL
    ? treeOf(numbers, (number) => `Chi nhánh số ${number}`, officesWithTeams)
    : treeOf(
        numbers,
        (number) => `Phòng Khai thác khu vực ${number}`,
        () => treeOf(teams, itself, groupsOnly),
      )
}

function officesWithTeams(): UnitTree {
  const teamsOf = (office: string) =>
    teams.slice(offices.indexOf(office) * 3, offices.indexOf(office) * 3 + 3)
  return treeOf(offices, itself, (office) => treeOf(teamsOf(office), itself, groupsOnly))
}

const groupsOnly = () => treeOf(groups, itself, () => ({}))

const itself = (name: string) => name

function treeOf<T>(items: readonly T[], name: (item: T) => string, below: (item: T) => UnitTree): UnitTree {
  return Object.fromEntries(items.map((item) => [name(item), below(item)]))
}
