import type { MailTemplate } from './templates.ts'

/** The mails to people who applied through the portal; nothing typed by a stranger stands in them but a name of letters. */
export const portalTemplates = {
  'application-received': {
    title: 'Xác nhận đã nhận hồ sơ dự tuyển',
    subject: 'Đã nhận hồ sơ {{reference}}: {{campaign}}',
    body: `<p>Chào {{full_name}},</p>
<p>{{company}} đã nhận hồ sơ <strong>{{reference}}</strong> của bạn vào đợt {{campaign}} và phản hồi trước ngày {{answer_by}}.</p>
<p><a href="{{link}}">Mở hồ sơ và xác nhận email này là của bạn</a></p>
<p>Ai có đường dẫn cũng mở được hồ sơ, nên đừng chuyển tiếp thư này. Công ty không thu bất kỳ khoản phí nào của người dự tuyển.</p>
<p>Cần giúp, xin gọi {{contact}}. Nếu bạn không nộp hồ sơ này, hãy bỏ qua thư hoặc báo cho chúng tôi.</p>`,
    variables: {
      full_name: { title: 'Họ và tên người nhận', example: 'Nguyễn Thị Hồng Đào' },
      reference: { title: 'Mã hồ sơ', example: 'HS-0A1B2C3D', isNeeded: true },
      campaign: { title: 'Tên đợt tuyển dụng', example: 'Lái xe container hạng CE' },
      company: { title: 'Tên công ty', example: 'Công ty Cổ phần Sông Mây' },
      answer_by: { title: 'Phản hồi trước ngày', example: '25-12-2030' },
      contact: { title: 'Người phụ trách và số điện thoại', example: 'Lê Thị Hạnh, 02439990000' },
      link: {
        title: 'Đường dẫn hồ sơ',
        example: 'https://tuyendung.example.com/ho-so',
        isNeeded: true,
        isSecret: true,
      },
    },
  },
  'application-link': {
    title: 'Gửi lại đường dẫn hồ sơ dự tuyển',
    subject: 'Đường dẫn hồ sơ dự tuyển {{reference}}',
    body: `<p>Chào {{full_name}},</p>
<p>Đây là đường dẫn hồ sơ <strong>{{reference}}</strong> mà bạn đã nộp vào đợt {{campaign}} của {{company}}:</p>
<p><a href="{{link}}">Mở hồ sơ của tôi</a></p>
<p>{{others}}</p>
<p>Ai có đường dẫn cũng mở được hồ sơ, nên đừng chuyển tiếp thư này. Công ty không thu bất kỳ khoản phí nào của người dự tuyển.</p>
<p>Nếu bạn không yêu cầu, hãy bỏ qua thư này: không có gì thay đổi.</p>`,
    variables: {
      full_name: { title: 'Họ và tên người nhận', example: 'Nguyễn Thị Hồng Đào' },
      reference: { title: 'Mã hồ sơ', example: 'HS-0A1B2C3D', isNeeded: true },
      campaign: { title: 'Tên đợt tuyển dụng', example: 'Lái xe container hạng CE' },
      company: { title: 'Tên công ty', example: 'Công ty Cổ phần Sông Mây' },
      link: {
        title: 'Đường dẫn hồ sơ',
        example: 'https://tuyendung.example.com/ho-so',
        isNeeded: true,
        isSecret: true,
      },
      others: {
        title: 'Đường dẫn của các hồ sơ khác cùng email trong đợt này',
        example: '',
        isSecret: true,
      },
    },
  },
  'application-erased': {
    title: 'Báo đã xóa hồ sơ dự tuyển',
    subject: 'Đã xóa hồ sơ {{reference}}',
    body: `<p>Chào {{full_name}},</p>
<p>Theo yêu cầu của bạn, {{company}} đã xóa toàn bộ dữ liệu và tệp của hồ sơ <strong>{{reference}}</strong> vào đợt {{campaign}}. Đường dẫn hồ sơ không mở được nữa.</p>
<p>Địa chỉ email này chỉ còn nằm trong thư bạn đang đọc và được xóa khỏi hệ thống của chúng tôi trong đêm. Bạn có thể giữ thư làm bằng chứng.</p>
<p>Công ty không thu bất kỳ khoản phí nào của người dự tuyển.</p>`,
    variables: {
      full_name: { title: 'Họ và tên người nhận', example: 'Nguyễn Thị Hồng Đào' },
      reference: { title: 'Mã hồ sơ', example: 'HS-0A1B2C3D', isNeeded: true },
      campaign: { title: 'Tên đợt tuyển dụng', example: 'Lái xe container hạng CE' },
      company: { title: 'Tên công ty', example: 'Công ty Cổ phần Sông Mây' },
    },
  },
} as const satisfies Record<string, MailTemplate>
