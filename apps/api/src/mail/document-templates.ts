import type { MailTemplate } from './templates.ts'

/** The mails about documents: none says which document it is, as its title may be for few. */
export const documentTemplates = {
  'document-to-read': {
    title: 'Có tài liệu cần đọc và xác nhận',
    subject: 'Bạn có tài liệu cần đọc và xác nhận trước {{due}}',
    body: `<p>Chào {{full_name}},</p>
<p>{{company}} gửi bạn một tài liệu cần đọc và xác nhận, hạn đến hết ngày {{due}}.</p>
<p><a href="{{link}}">Mở tài liệu</a>, đọc tệp rồi bấm 'Tôi đã đọc và hiểu'.</p>`,
    variables: {
      full_name: { title: 'Họ và tên người nhận', example: 'Nguyễn Thị Hồng Đào' },
      company: { title: 'Tên công ty', example: 'Công ty Cổ phần Sông Mây' },
      due: { title: 'Hạn xác nhận', example: '31/12/2026', isNeeded: true },
      link: {
        title: 'Địa chỉ tài liệu',
        example: 'https://nhansu.example.com/tai-lieu-cua-toi',
        isNeeded: true,
        isPath: true,
      },
    },
  },
} as const satisfies Record<string, MailTemplate>
