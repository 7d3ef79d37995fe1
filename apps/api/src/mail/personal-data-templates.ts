import type { MailTemplate } from './templates.ts'

/** The mails about requests of personal data: none says what was asked or answered. */
export const personalDataTemplates = {
  'data-request-received': {
    title: 'Có yêu cầu về dữ liệu cá nhân',
    subject: 'Có yêu cầu về dữ liệu cá nhân cần trả lời',
    body: `<p>Chào {{full_name}},</p>
<p>{{company}} vừa nhận một yêu cầu về dữ liệu cá nhân. Pháp luật quy định thời hạn trả lời và thực hiện; hãy xem hạn trong sổ yêu cầu.</p>
<p><a href="{{link}}">Xem yêu cầu</a></p>`,
    variables: {
      full_name: { title: 'Họ và tên người nhận', example: 'Phạm Thu Hà' },
      company: { title: 'Tên công ty', example: 'Công ty Cổ phần Sông Mây' },
      link: {
        title: 'Địa chỉ yêu cầu',
        example: 'https://nhansu.example.com/du-lieu-ca-nhan',
        isNeeded: true,
        isPath: true,
      },
    },
  },
  'data-request-moved': {
    title: 'Yêu cầu về dữ liệu cá nhân có bước xử lý mới',
    subject: 'Yêu cầu về dữ liệu cá nhân của bạn có cập nhật',
    body: `<p>Chào {{full_name}},</p>
<p>Yêu cầu về dữ liệu cá nhân của bạn tại {{company}} vừa được cập nhật. Nội dung chỉ xem được sau khi đăng nhập.</p>
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
