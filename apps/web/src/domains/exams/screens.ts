import type { Screen } from '#web/kit/screen/screen.ts'

/** The screens of exams. */
export const examsScreens = [
  {
    path: '/kiem-tra-dinh-ky',
    crumb: 'Kiểm tra định kỳ',
    access: ['exam_access'],
    menu: 'periodic-tests',
  },
  { path: '/kiem-tra-dinh-ky/them-moi', crumb: 'Thêm đợt kiểm tra', access: ['exam_access'] },
  { path: '/kiem-tra-dinh-ky/:id', crumb: 'Chi tiết đợt kiểm tra', access: ['exam_access'] },
  { path: '/kiem-tra-dinh-ky/:id/cap-nhat', crumb: 'Cập nhật đợt kiểm tra', access: ['exam_access'] },
] as const satisfies readonly Screen[]
