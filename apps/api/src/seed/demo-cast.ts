import type { Gender } from '@nhansu/sdk/domains/employees'
import type { ShippedRoleKey } from './shipped-roles.ts'

/** A seat that is kept for somebody: the first unit of this name, and a position in it. */
export interface Appointment {
  companyId: number
  unit: string
  post: string
  /** yyyy-mm-dd */
  since: string
}

/** Somebody whom the demo group always has. All are invented. */
export interface CastMember {
  fullName: string
  gender: Gender
  /** yyyy-mm-dd */
  birth: string
  appointments: readonly [Appointment, ...Appointment[]]
  account?: {
    role: ShippedRoleKey
    /** Where the account belongs and has the role: companies by id, or every one. */
    companies: readonly number[] | 'all'
    /** What to try with it. */
    note: string
  }
}

/** The demo's accounts and those whom its tours and tests look for, in the order in which accounts are shown. */
export const cast: readonly CastMember[] = [
  {
    fullName: 'Trần Quốc Hưng',
    gender: 'Nam',
    birth: '1984-05-12',
    appointments: [
      {
        companyId: 1,
        unit: 'Ban Công nghệ thông tin',
        post: 'Chuyên viên quản trị hệ thống',
        since: '2012-03-05',
      },
    ],
    account: {
      role: 'administrator',
      companies: 'all',
      note: 'Quản trị cả tập đoàn: chọn được mọi công ty, có mọi quyền.',
    },
  },
  {
    fullName: 'Phạm Thị Thu Hà',
    gender: 'Nữ',
    birth: '1981-09-23',
    appointments: [
      {
        companyId: 1,
        unit: 'Ban Tổ chức Nhân sự',
        post: 'Trưởng ban Tổ chức Nhân sự',
        since: '2009-04-01',
      },
      {
        companyId: 2,
        unit: 'Phòng Hành chính Nhân sự',
        post: 'Trưởng phòng Hành chính Nhân sự',
        since: '2016-08-01',
      },
    ],
    account: {
      role: 'hr_head',
      companies: [1, 2],
      note: 'Phụ trách nhân sự của hai công ty: mọi nghiệp vụ, chuyển qua lại giữa hai công ty.',
    },
  },
  {
    fullName: 'Lê Minh Châu',
    gender: 'Nữ',
    birth: '1993-02-17',
    appointments: [
      { companyId: 1, unit: 'Ban Tổ chức Nhân sự', post: 'Chuyên viên nhân sự', since: '2018-06-11' },
      { companyId: 2, unit: 'Phòng Hành chính Nhân sự', post: 'Chuyên viên nhân sự', since: '2020-01-06' },
    ],
    account: {
      role: 'hr_officer',
      companies: [1, 2],
      note: 'Nhân sự của hai công ty: hồ sơ, hợp đồng, danh mục; không xem lương.',
    },
  },
  {
    fullName: 'Vũ Văn Thắng',
    gender: 'Nam',
    birth: '1982-11-30',
    appointments: [
      {
        companyId: 2,
        unit: 'Đội Khai thác hàng nhập',
        post: 'Đội trưởng Đội Khai thác hàng nhập',
        since: '2010-09-13',
      },
    ],
    account: {
      role: 'unit_head',
      companies: [2],
      note: 'Đội trưởng: chỉ thấy đội mình và các tổ trong đội.',
    },
  },
  {
    fullName: 'Đỗ Thị Hồng Nhung',
    gender: 'Nữ',
    birth: '1996-07-08',
    appointments: [{ companyId: 2, unit: 'Tổ Kiểm đếm', post: 'Nhân viên kiểm đếm', since: '2021-03-15' }],
    account: { role: 'employee', companies: [2], note: 'Nhân viên: chỉ thấy dữ liệu của mình.' },
  },
  {
    fullName: 'Nguyễn Văn Mạnh',
    gender: 'Nam',
    birth: '1988-12-02',
    appointments: [{ companyId: 6, unit: 'Tổ Lái xe ca ngày', post: 'Lái xe đầu kéo', since: '2017-09-04' }],
    account: { role: 'employee', companies: [6], note: 'Lái xe: chỉ thấy dữ liệu của mình.' },
  },
  {
    fullName: 'Nguyễn Thị Đào',
    gender: 'Nữ',
    birth: '1990-03-19',
    appointments: [
      { companyId: 1, unit: 'Ban Tổ chức Nhân sự', post: 'Chuyên viên đào tạo', since: '2015-03-02' },
      {
        companyId: 2,
        unit: 'Phòng Chăm sóc khách hàng',
        post: 'Chuyên viên chăm sóc khách hàng',
        since: '2019-10-01',
      },
    ],
  },
]

/** Names that nobody else in a seeded group has. */
export const castNames: ReadonlySet<string> = new Set(cast.map(({ fullName }) => fullName))
