import { firstCall, firstPage } from '#web/kit/screen/first-call.ts'
import type { Screen } from '#web/kit/screen/screen.ts'

/** The screens of quiz. */
export const quizScreens = [
  // Ours: whoever is put down for an exam takes it, whatever else he may. Reached from the user menu and the mail.
  {
    path: '/bai-thi-cua-toi',
    crumb: 'Bài thi của tôi',
    access: 'signed-in',
    data: [firstCall('quizTaking.list')],
    load: () => import('./taking/own-exams.tsx'),
  },
  {
    path: '/bai-thi-cua-toi/:id',
    crumb: 'Làm bài thi',
    access: 'signed-in',
    bare: true,
    load: () => import('./taking/own-exam.tsx'),
  },
  {
    path: '/bai-thi-cua-toi/:id/ket-qua',
    crumb: 'Kết quả thi',
    access: 'signed-in',
    load: () => import('./taking/own-result.tsx'),
  },
  // Ours: whoever is named as a marker marks, whatever else he may. Reached from the user menu.
  {
    path: '/cham-bai-cua-toi',
    crumb: 'Chấm bài của tôi',
    access: 'signed-in',
    data: [firstCall('quizMarking.list')],
    load: () => import('./marking/own-marking.tsx'),
  },
  {
    path: '/ky-thi',
    crumb: 'Kỳ thi',
    access: ['quiz_exam_access'],
    menu: 'quiz',
    menuLabel: 'Danh sách',
    data: [firstPage('quizExams.list')],
    load: () => import('./exams/exams.tsx'),
  },
  {
    path: '/ky-thi/them-moi',
    crumb: 'Thêm kỳ thi',
    access: ['quiz_exam_access'],
    load: () => import('./exams/new-exam.tsx'),
  },
  {
    path: '/ky-thi/:id/cap-nhat',
    crumb: 'Cập nhật kỳ thi',
    access: ['quiz_exam_access'],
    load: () => import('./exams/exam-page.tsx'),
  },
  {
    path: '/ky-thi/cau-hoi',
    crumb: 'Câu hỏi',
    access: ['quiz_question_access'],
    menu: 'quiz',
    data: [firstPage('quizQuestions.list')],
    load: () => import('./questions/questions.tsx'),
  },
  {
    path: '/ky-thi/cai-dat',
    crumb: 'Cài đặt',
    access: ['quiz_setting_access'],
    menu: 'quiz',
    data: [firstCall('quizSettings.show')],
    load: () => import('./settings/exam-settings.tsx'),
  },
  {
    path: '/ky-thi/cai-dat/nhom-de-thi',
    crumb: 'Nhóm đề thi',
    access: ['quiz_setting_access'],
    menu: 'catalogue',
    data: [firstPage('quizCategories.list')],
    load: () => import('./quiz-categories.tsx'),
  },
  {
    path: '/ky-thi/bao-cao',
    crumb: 'Báo cáo kỳ thi',
    access: ['quiz_report_access'],
    menu: 'quiz',
    menuLabel: 'Báo cáo',
    load: () => import('./reports/exam-report.tsx'),
  },
] as const satisfies readonly Screen[]
