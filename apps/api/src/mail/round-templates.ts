import type { MailTemplate } from './templates.ts'

/** The mail about a round in which people confirm their file; it says no value of it. */
export const roundTemplates = {
  'profile-round-opened': {
    title: 'Đợt rà soát hồ sơ',
    subject: 'Vui lòng rà soát hồ sơ của bạn trước hết ngày {{due}}',
    body: `<p>Chào {{full_name}},</p>
<p>{{company}} mở đợt <strong>{{round}}</strong> và đề nghị bạn xem lại hồ sơ của mình: {{groups}}. Hạn đến hết ngày {{due}}.</p>
<p><a href="{{link}}">Mở hồ sơ cần rà soát</a>, bấm 'Thông tin của tôi đúng' nếu mọi thông tin đúng, hoặc gửi yêu cầu cập nhật nếu có thông tin cần sửa.</p>`,
    variables: {
      full_name: { title: 'Họ và tên người nhận', example: 'Nguyễn Thị Hồng Đào' },
      company: { title: 'Tên công ty', example: 'Công ty Cổ phần Sông Mây' },
      round: { title: 'Tên đợt', example: 'Rà soát hồ sơ năm 2026', isNeeded: true },
      groups: { title: 'Nhóm thông tin', example: 'Thông tin chung, Địa chỉ' },
      due: { title: 'Hạn xác nhận', example: '31-12-2026', isNeeded: true },
      link: {
        title: 'Địa chỉ hồ sơ cần rà soát',
        example: 'https://nhansu.example.com/yeu-cau-cua-toi?round=3',
        isNeeded: true,
        isPath: true,
      },
    },
  },
} as const satisfies Record<string, MailTemplate>
