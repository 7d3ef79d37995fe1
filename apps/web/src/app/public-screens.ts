import type { Screen } from './screen.ts'

/** The rows of the route table that need no session: with them alone the sign-in page begins. */
export const publicScreens = [
  {
    path: '/dang-nhap',
    crumb: 'Đăng nhập',
    access: 'public',
    load: () => import('#web/domains/session/login.tsx'),
  },
  {
    path: '/dat-mat-khau',
    crumb: 'Đặt mật khẩu',
    access: 'public',
    load: () => import('#web/domains/session/set-password.tsx'), // Ours: where a one-time link leads.
  },
  { path: '/tuyen-dung/:id/dang-ky-du-tuyen', crumb: 'Đăng ký dự tuyển', access: 'public', portal: true },
] as const satisfies readonly Screen[]
