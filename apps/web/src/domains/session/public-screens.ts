import type { Screen } from '#web/kit/screen/screen.ts'

/** The rows of the route table that need no session: with them alone the sign-in page begins. */
export const publicScreens = [
  {
    path: '/dang-nhap',
    crumb: 'Đăng nhập',
    access: 'public',
    load: () => import('./login.tsx'),
  },
  {
    path: '/dat-mat-khau',
    crumb: 'Đặt mật khẩu',
    access: 'public',
    load: () => import('./set-password.tsx'), // Ours: where a one-time link leads.
  },
  {
    path: '/tuyen-dung/:id/dang-ky-du-tuyen',
    crumb: 'Đăng ký dự tuyển',
    access: 'public',
    portal: true,
    load: () => import('./no-portal.tsx'),
  },
] as const satisfies readonly Screen[]
