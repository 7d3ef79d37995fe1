import type { Screen } from './screen.ts'

/** The route table's rows of the catalogues, in the sidebar's order; `screens.tsx` holds them among the others. */
export const catalogueScreens = [
  {
    path: '/don-vi',
    crumb: 'Đơn vị',
    access: ['department_access'],
    menu: 'catalogue',
    load: () => import('#web/domains/organisation/departments/departments.tsx'),
  },
  {
    path: '/chuc-vu',
    crumb: 'Chức vụ',
    access: ['position_access'],
    menu: 'catalogue',
    load: () => import('#web/domains/organisation/positions/positions.tsx'),
  },
  {
    path: '/trinh-do',
    crumb: 'Trình độ',
    access: ['level_access'],
    menu: 'catalogue',
    load: () => import('#web/domains/organisation/catalogues/levels.tsx'),
  },
  {
    path: '/xep-loai',
    crumb: 'Xếp loại',
    access: ['classify_access'],
    menu: 'catalogue',
    load: () => import('#web/domains/organisation/catalogues/classifies.tsx'),
  },
  {
    path: '/dao-tao/loai-dao-tao',
    crumb: 'Loại đào tạo',
    access: ['training_access'],
    menu: 'catalogue',
    load: () => import('#web/domains/training/training-types.tsx'),
  },
  {
    path: '/dao-tao/hinh-thuc-dao-tao',
    crumb: 'Hình thức đào tạo',
    access: ['training_access'],
    menu: 'catalogue',
    load: () => import('#web/domains/training/training-formalities.tsx'),
  },
  {
    path: '/dao-tao/doi-tac-dao-tao',
    crumb: 'Đối tác đào tạo',
    access: ['training_access'],
    menu: 'catalogue',
    load: () => import('#web/domains/training/partner-infos.tsx'),
  },
  {
    path: '/dao-tao/chung-chi',
    crumb: 'Chứng chỉ',
    access: ['training_access'],
    menu: 'catalogue',
    load: () => import('#web/domains/training/certificates.tsx'),
  },
  {
    path: '/dao-tao/chung-chi/nhom',
    crumb: 'Nhóm chứng chỉ',
    access: ['training_access'],
    load: () => import('#web/domains/training/certificate-groups.tsx'),
  },
  {
    path: '/linh-vuc',
    crumb: 'Lĩnh vực',
    access: 'signed-in',
    menu: 'catalogue',
    load: () => import('#web/domains/organisation/catalogues/fields.tsx'),
  },
  {
    path: '/thong-tin-cong-ty',
    crumb: 'Thông tin công ty',
    access: ['permission_edit'],
    load: () => import('#web/domains/organisation/company/company.tsx'),
  },
] as const satisfies readonly Screen[]
