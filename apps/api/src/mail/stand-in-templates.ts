import type { MailTemplate } from './templates.ts'

const shared = {
  full_name: { title: 'Họ và tên người nhận', example: 'Trần Mỹ Linh' },
  away_name: { title: 'Người vắng mặt', example: 'Phạm Thu Hà', isNeeded: true },
  company: { title: 'Tên công ty', example: 'Công ty Cổ phần Sông Mây' },
} as const

/** The mails to whoever stands in for somebody who is away, which say that no right goes along, and to both once it is over. */
export const standInTemplates = {
  'stand-in-named': {
    title: 'Được chọn làm người thay',
    subject: 'Bạn thay {{away_name}} từ {{from_day}} đến hết {{to_day}}',
    body: `<p>Chào {{full_name}},</p>
<p><strong>{{away_name}}</strong> tại {{company}} vắng mặt từ {{from_day}} đến hết {{to_day}} và chọn bạn làm người thay.</p>
<p>Bạn nhận thông báo về việc chờ {{away_name}} trong những ngày này và xử lý bằng quyền của chính bạn; không quyền nào được chuyển giao.</p>
<p><a href="{{link}}">Xem việc thay được</a></p>`,
    variables: {
      ...shared,
      from_day: { title: 'Từ ngày', example: '01-12-2026' },
      to_day: { title: 'Đến hết ngày', example: '10-12-2026' },
      link: {
        title: 'Địa chỉ màn hình Người thay',
        example: 'https://nhansu.example.com/thong-bao?tab=stand-ins',
        isNeeded: true,
        isPath: true,
      },
    },
  },
  'stand-in-work': {
    title: 'Việc chờ người mà mình thay',
    subject: 'Có việc chờ {{away_name}} mà bạn đang thay',
    body: `<p>Chào {{full_name}},</p>
<p>Bạn đang thay <strong>{{away_name}}</strong> tại {{company}} đến hết {{to_day}}. {{sentence}}</p>
<p><a href="{{link}}">Mở việc này</a></p>
<p>Bạn xử lý bằng quyền của chính mình; không quyền nào được chuyển giao.</p>`,
    variables: {
      ...shared,
      to_day: { title: 'Đến hết ngày', example: '10-12-2026' },
      sentence: { title: 'Việc chờ', example: 'Có hợp đồng của nhân viên sắp hết hạn.', isNeeded: true },
      link: {
        title: 'Địa chỉ việc chờ',
        example: 'https://nhansu.example.com/hop-dong',
        isNeeded: true,
        isPath: true,
      },
    },
  },
  'stand-in-ended': {
    title: 'Kết thúc thời gian thay việc',
    subject: 'Kết thúc thời gian {{stand_in_name}} thay {{away_name}}',
    body: `<p>Chào {{full_name}},</p>
<p>Việc <strong>{{stand_in_name}}</strong> thay <strong>{{away_name}}</strong> tại {{company}} từ {{from_day}} đến hết {{to_day}} đã kết thúc hoặc được bỏ.</p>
<p>{{stand_in_name}} không còn được báo việc chờ {{away_name}} trong thời gian này; việc đã báo mà chưa xong vẫn chờ xử lý.</p>
<p><a href="{{link}}">Xem người thay</a></p>`,
    variables: {
      ...shared,
      stand_in_name: { title: 'Người thay', example: 'Trần Mỹ Linh', isNeeded: true },
      from_day: { title: 'Từ ngày', example: '01-12-2026' },
      to_day: { title: 'Đến hết ngày', example: '10-12-2026' },
      link: {
        title: 'Địa chỉ màn hình Người thay',
        example: 'https://nhansu.example.com/thong-bao?tab=stand-ins',
        isNeeded: true,
        isPath: true,
      },
    },
  },
} as const satisfies Record<string, MailTemplate>
