import type { MailTemplate } from './templates.ts'

/** The mails about confirmations on paper: none says which paper, what for, or why it was refused. */
export const confirmationTemplates = {
  'confirmation-requested': {
    title: 'Có yêu cầu giấy xác nhận chờ cấp',
    subject: 'Có nhân viên chờ cấp giấy xác nhận',
    body: `<p>Chào {{full_name}},</p>
<p>Một nhân viên của {{company}} vừa gửi yêu cầu cấp giấy xác nhận hoặc giấy giới thiệu.</p>
<p><a href="{{link}}">Xem yêu cầu</a></p>`,
    variables: {
      full_name: { title: 'Họ và tên người nhận', example: 'Phạm Thu Hà' },
      company: { title: 'Tên công ty', example: 'Công ty Cổ phần Sông Mây' },
      link: {
        title: 'Địa chỉ yêu cầu',
        example: 'https://nhansu.example.com/nhan-vien/giay-xac-nhan',
        isNeeded: true,
        isPath: true,
      },
    },
  },
  'confirmation-settled': {
    title: 'Yêu cầu giấy xác nhận đã được xử lý',
    subject: 'Yêu cầu giấy xác nhận của bạn đã được xử lý',
    body: `<p>Chào {{full_name}},</p>
<p>Yêu cầu giấy xác nhận của bạn tại {{company}} đã được xử lý. Kết quả xem được sau khi đăng nhập.</p>
<p><a href="{{link}}">Xem yêu cầu</a></p>`,
    variables: {
      full_name: { title: 'Họ và tên người nhận', example: 'Nguyễn Thị Hồng Đào' },
      company: { title: 'Tên công ty', example: 'Công ty Cổ phần Sông Mây' },
      link: {
        title: 'Địa chỉ yêu cầu',
        example: 'https://nhansu.example.com/thong-tin-ca-nhan',
        isNeeded: true,
        isPath: true,
      },
    },
  },
} as const satisfies Record<string, MailTemplate>
