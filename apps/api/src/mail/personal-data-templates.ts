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
  'erasures-due': {
    title: 'Dữ liệu của người đã nghỉ việc đến hạn xóa',
    subject: 'Có dữ liệu của người đã nghỉ việc đến hạn xóa',
    body: `<p>Chào {{full_name}},</p>
<p>{{company}} có {{count}} người đã nghỉ việc mà dữ liệu đã hết thời hạn lưu. Danh sách chỉ xem được sau khi đăng nhập.</p>
<p><a href="{{link}}">Xem dữ liệu đến hạn xóa</a></p>
<p>Mỗi tháng hệ thống báo một lần.</p>`,
    variables: {
      full_name: { title: 'Họ và tên người nhận', example: 'Phạm Thu Hà' },
      company: { title: 'Tên công ty', example: 'Công ty Cổ phần Sông Mây' },
      count: { title: 'Số người', example: '12', isNeeded: true },
      link: {
        title: 'Địa chỉ màn hình Thời hạn lưu',
        example: 'https://nhansu.example.com/du-lieu-ca-nhan/thoi-han-luu',
        isNeeded: true,
        isPath: true,
      },
    },
  },
} as const satisfies Record<string, MailTemplate>
