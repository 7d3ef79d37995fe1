import { firstPage } from '#web/kit/screen/first-call.ts'
import type { Screen } from '#web/kit/screen/screen.ts'

/** The screens of periodic tests. */
export const examsScreens = [
  {
    path: '/kiem-tra-dinh-ky',
    crumb: 'Kiểm tra định kỳ',
    access: ['exam_access'],
    menu: 'periodic-tests',
    data: [firstPage('exams.list')],
    load: () => import('./exams.tsx'),
  },
  {
    path: '/kiem-tra-dinh-ky/them-moi',
    crumb: 'Thêm đợt kiểm tra',
    access: ['exam_access'],
    load: () => import('./new-exam.tsx'),
  },
  {
    path: '/kiem-tra-dinh-ky/:id',
    crumb: 'Chi tiết đợt kiểm tra',
    access: ['exam_access'],
    load: () => import('./exam-page.tsx'),
  },
  {
    path: '/kiem-tra-dinh-ky/:id/cap-nhat',
    crumb: 'Cập nhật đợt kiểm tra',
    access: ['exam_access'],
    load: () => import('./edit-exam.tsx'),
  },
] as const satisfies readonly Screen[]
