import { confirmationTemplates } from './confirmation-templates.ts'
import { documentTemplates } from './document-templates.ts'
import { personalDataTemplates } from './personal-data-templates.ts'
import { roundTemplates } from './round-templates.ts'
import { standInTemplates } from './stand-in-templates.ts'
import { portalTemplates } from './portal-templates.ts'
import { quizTemplates } from './quiz-templates.ts'

/** A variable that a template may use. */
export interface MailVariable {
  /** For those who write templates. */
  title: string
  /** Invented, for looking at a template before it is used. */
  example: string
  /** Without it the mail is of no use, so no body may leave it out. */
  isNeeded?: true
  /** Nobody but the recipient may read it: it is not kept with the mail, and the screen shows dots instead. */
  isSecret?: true
  /** A path of the staff app, `/dat-mat-khau#…`, becomes a whole address in the mail; a whole address stays as it is. */
  isPath?: true
}

/** What a mail is written from. */
export interface MailTemplate {
  title: string
  subject: string
  /** Simple HTML, see `clean-html.ts`; `{{name}}` is a variable. */
  body: string
  variables: Readonly<Record<string, MailVariable>>
}

/** The mails that the product writes by itself. */
export const mailTemplates = {
  'password-link': {
    title: 'Liên kết đặt mật khẩu',
    subject: 'Đặt mật khẩu cho tài khoản {{login}}',
    body: `<p>Chào {{full_name}},</p>
<p>Bộ phận nhân sự {{company}} gửi bạn liên kết để đặt mật khẩu cho tài khoản <strong>{{login}}</strong>.</p>
<p><a href="{{link}}">Đặt mật khẩu</a></p>
<p>Liên kết chỉ dùng được một lần và hết hạn lúc {{expires_at}}. Nếu bạn không yêu cầu, hãy báo lại cho bộ phận nhân sự và bỏ qua thư này.</p>`,
    variables: {
      full_name: { title: 'Họ và tên người nhận', example: 'Nguyễn Thị Hồng Đào' },
      login: { title: 'Tên đăng nhập', example: 'daonth' },
      company: { title: 'Tên công ty', example: 'Công ty Cổ phần Sông Mây' },
      link: {
        title: 'Liên kết đặt mật khẩu',
        example: 'https://nhansu.example.com/dat-mat-khau',
        isNeeded: true,
        isSecret: true,
        isPath: true,
      },
      expires_at: { title: 'Lúc liên kết hết hạn', example: '08:30 22/11/2026' },
    },
  },
  'many-files-opened': {
    title: 'Nhiều hồ sơ bị mở trong một giờ',
    subject: '{{opened_by}} đã mở thông tin được che của {{files}} hồ sơ',
    body: `<p>Chào {{full_name}},</p>
<p>Trong một giờ qua, <strong>{{opened_by}}</strong> đã mở thông tin được che (căn cước, thuế, bảo hiểm, tài khoản, lương) của {{files}} hồ sơ nhân viên tại {{company}}.</p>
<p>Nếu việc này không do công việc yêu cầu, hãy xem <a href="{{trail}}">nhật ký thao tác</a> và thu hồi quyền của người này.</p>`,
    variables: {
      full_name: { title: 'Họ và tên người nhận', example: 'Nguyễn Thị Hồng Đào' },
      opened_by: { title: 'Người đã mở hồ sơ', example: 'Trần Văn Bình (binhtv)', isNeeded: true },
      files: { title: 'Số hồ sơ', example: '200', isNeeded: true },
      company: { title: 'Tên công ty', example: 'Công ty Cổ phần Sông Mây' },
      trail: {
        title: 'Địa chỉ nhật ký thao tác',
        example: 'https://nhansu.example.com/phan-quyen/nhat-ky',
        isPath: true,
      },
    },
  },
  'many-people-taken': {
    title: 'Nhiều thông tin cá nhân bị xuất trong một ngày',
    subject: '{{taken_by}} xuất thông tin của {{people}} người',
    body: `<p>Chào {{full_name}},</p>
<p>Trong ngày hôm nay, <strong>{{taken_by}}</strong> đã xuất hoặc yêu cầu xuất ra tệp, bản in thông tin của {{people}} lượt nhân viên và ứng viên tại {{company}}.</p>
<p>Nếu việc này không do công việc yêu cầu, hãy xem <a href="{{trail}}">nhật ký thao tác</a> và thu hồi quyền của người này.</p>`,
    variables: {
      full_name: { title: 'Họ và tên người nhận', example: 'Nguyễn Thị Hồng Đào' },
      taken_by: { title: 'Người đã xuất', example: 'Trần Văn Bình (binhtv)', isNeeded: true },
      people: { title: 'Số lượt người', example: '5000', isNeeded: true },
      company: { title: 'Tên công ty', example: 'Công ty Cổ phần Sông Mây' },
      trail: {
        title: 'Địa chỉ nhật ký thao tác',
        example: 'https://nhansu.example.com/phan-quyen/nhat-ky',
        isPath: true,
      },
    },
  },
  'exam-notice': {
    title: 'Thông báo lịch kiểm tra định kỳ',
    subject: 'Lịch kiểm tra: {{exam}}',
    body: `<p>Chào {{full_name}},</p>
<p>Bạn có tên trong danh sách dự <strong>{{exam}}</strong> của {{company}}.</p>
<p>Thời gian: {{days}}. Địa điểm: {{place}}.</p>
<p>Vui lòng có mặt đúng giờ. Nếu không tham dự được, hãy báo trước cho trưởng đơn vị và nêu lý do.</p>`,
    variables: {
      full_name: { title: 'Họ và tên người nhận', example: 'Nguyễn Thị Hồng Đào' },
      exam: { title: 'Tên đợt kiểm tra', example: 'Kiểm tra an toàn điện quý IV', isNeeded: true },
      days: { title: 'Ngày kiểm tra', example: '20/10/2026 đến 21/10/2026', isNeeded: true },
      place: { title: 'Địa điểm', example: 'Hội trường A' },
      company: { title: 'Tên công ty', example: 'Công ty Cổ phần Sông Mây' },
    },
  },
  'exam-next-run': {
    title: 'Báo người phụ trách đợt kiểm tra tiếp theo',
    subject: 'Đã lập nháp đợt kiểm tra: {{exam}}',
    body: `<p>Chào {{full_name}},</p>
<p>Đợt tiếp theo của <strong>{{exam}}</strong> tại {{company}} đã được lập nháp cho ngày {{day}}, với {{people}} người dự.</p>
<p><a href="{{link}}">Xem lại phần thi, người dự và hội đồng rồi lên lịch</a></p>`,
    variables: {
      full_name: { title: 'Họ và tên người nhận', example: 'Nguyễn Thị Hồng Đào' },
      exam: { title: 'Tên đợt kiểm tra', example: 'Kiểm tra an toàn điện', isNeeded: true },
      company: { title: 'Tên công ty', example: 'Công ty Cổ phần Sông Mây' },
      day: { title: 'Ngày kiểm tra', example: '20/10/2027' },
      people: { title: 'Số người dự', example: '24' },
      link: {
        title: 'Địa chỉ đợt kiểm tra',
        example: 'https://nhansu.example.com/kiem-tra-dinh-ky/12',
        isPath: true,
        isNeeded: true,
      },
    },
  },
  'training-invitation': {
    title: 'Mời xác nhận tham gia khóa đào tạo',
    subject: 'Mời tham gia khóa đào tạo: {{course}}',
    body: `<p>Chào {{full_name}},</p>
<p>{{company}} mời bạn tham gia khóa <strong>{{course}}</strong>.</p>
<p>Thời gian: {{days}}. Địa điểm: {{place}}.</p>
<p><a href="{{link}}">Xem khóa đào tạo và trả lời</a></p>
<p>Vui lòng trả lời chậm nhất ngày {{deadline}}.</p>`,
    variables: {
      full_name: { title: 'Họ và tên người nhận', example: 'Nguyễn Thị Hồng Đào' },
      course: { title: 'Tên khóa đào tạo', example: 'Huấn luyện an toàn nhóm 3', isNeeded: true },
      company: { title: 'Tên công ty', example: 'Công ty Cổ phần Sông Mây' },
      days: { title: 'Thời gian', example: '02/12/2026 đến 04/12/2026' },
      place: { title: 'Địa điểm', example: 'Hội trường A' },
      deadline: { title: 'Hạn trả lời', example: '25/11/2026' },
      link: {
        title: 'Địa chỉ trả lời',
        example: 'https://tuyen-dung.example.com/dao-tao/…',
        isNeeded: true,
        isPath: true,
        isSecret: true,
      },
    },
  },
  'training-schedule': {
    title: 'Thông báo lịch đào tạo',
    subject: 'Lịch khóa đào tạo: {{course}}',
    body: `<p>Chào {{full_name}},</p>
<p>Lịch khóa <strong>{{course}}</strong> của {{company}}:</p>
<p>{{schedule}}</p>
<p><a href="{{link}}">Xem khóa đào tạo</a></p>
<p>Nếu không tham dự được, hãy báo trước cho trưởng đơn vị và nêu lý do.</p>`,
    variables: {
      full_name: { title: 'Họ và tên người nhận', example: 'Nguyễn Thị Hồng Đào' },
      course: { title: 'Tên khóa đào tạo', example: 'Huấn luyện an toàn nhóm 3', isNeeded: true },
      company: { title: 'Tên công ty', example: 'Công ty Cổ phần Sông Mây' },
      schedule: {
        title: 'Các buổi học',
        example: '02/12/2026 07:30–11:30, Hội trường A; 03/12/2026 07:30–11:30, Hội trường A',
        isNeeded: true,
      },
      link: {
        title: 'Địa chỉ khóa đào tạo',
        example: 'https://nhansu.example.com/dao-tao/khoa-dao-tao/12/xac-nhan-tham-gia-dao-tao',
        isNeeded: true,
        isPath: true,
      },
    },
  },
  'interviewer-invitation': {
    title: 'Lịch phỏng vấn của người chấm',
    subject: 'Lịch {{round}}: {{campaign}}, {{time}}',
    body: `<p>Chào {{full_name}},</p>
<p>Bạn có lịch <strong>{{round}}</strong> của đợt tuyển dụng {{campaign}} tại {{company}}.</p>
<p>Thời gian: <strong>{{time}}</strong>. Địa điểm: {{place}}.</p>
<p>Ứng viên: {{candidates}}</p>
<p><a href="{{link}}">Xem hồ sơ và chấm điểm</a></p>
<p>Lịch đính kèm thư này thay cho lịch đã gửi trước, nếu có.</p>`,
    variables: {
      full_name: { title: 'Họ và tên người nhận', example: 'Nguyễn Thị Hồng Đào' },
      company: { title: 'Tên công ty', example: 'Công ty Cổ phần Sông Mây' },
      campaign: { title: 'Tên đợt tuyển dụng', example: 'Tuyển nhân viên kho vận' },
      round: { title: 'Tên vòng', example: 'Phỏng vấn chuyên môn', isNeeded: true },
      time: { title: 'Thời gian', example: '09:00–09:30, Thứ Sáu, 20/11/2026', isNeeded: true },
      place: { title: 'Địa điểm', example: 'Phòng họp tầng 3' },
      candidates: { title: 'Ứng viên', example: 'Lê Thị Mai', isSecret: true },
      link: {
        title: 'Địa chỉ trang Phỏng vấn của tôi',
        example: 'https://nhansu.example.com/phong-van-cua-toi',
        isNeeded: true,
        isPath: true,
      },
    },
  },
  'interviewer-cancelled': {
    title: 'Hủy lịch phỏng vấn của người chấm',
    subject: 'Hủy lịch {{round}}: {{campaign}}, {{time}}',
    body: `<p>Chào {{full_name}},</p>
<p>Bạn không còn lịch <strong>{{round}}</strong> của đợt tuyển dụng {{campaign}} tại {{company}} vào {{time}}.</p>
<p><a href="{{link}}">Xem các lịch còn lại</a></p>`,
    variables: {
      full_name: { title: 'Họ và tên người nhận', example: 'Nguyễn Thị Hồng Đào' },
      company: { title: 'Tên công ty', example: 'Công ty Cổ phần Sông Mây' },
      campaign: { title: 'Tên đợt tuyển dụng', example: 'Tuyển nhân viên kho vận' },
      round: { title: 'Tên vòng', example: 'Phỏng vấn chuyên môn', isNeeded: true },
      time: { title: 'Thời gian', example: '09:00–09:30, Thứ Sáu, 20/11/2026', isNeeded: true },
      place: { title: 'Địa điểm', example: 'Phòng họp tầng 3' },
      candidates: { title: 'Ứng viên', example: 'Lê Thị Mai', isSecret: true },
      link: {
        title: 'Địa chỉ trang Phỏng vấn của tôi',
        example: 'https://nhansu.example.com/phong-van-cua-toi',
        isPath: true,
      },
    },
  },
  'reminders-due': {
    title: 'Nhắc việc đến hạn',
    subject: 'Có {{count}} việc sắp đến hạn',
    body: `<p>Chào {{full_name}},</p>
<p>Những việc sắp đến hạn tại {{company}}:</p>
<p>{{items}}</p>
<p><a href="{{link}}">Mở hệ thống nhân sự</a></p>
<p>Mỗi ngày hệ thống gửi nhiều nhất một thư như thế này; mỗi mốc nhắc chỉ báo một lần.</p>`,
    variables: {
      full_name: { title: 'Họ và tên người nhận', example: 'Phạm Thu Hà' },
      company: { title: 'Tên công ty', example: 'Công ty Cổ phần Sông Mây' },
      count: { title: 'Số việc', example: '2' },
      items: {
        title: 'Các việc theo đơn vị',
        example:
          'Phòng Kế toán\nHợp đồng sắp hết hạn:\n- Nguyễn Thị Đào (NS0011), hợp đồng 12/2026/HĐLĐ-ABC: 30-11-2026, còn 7 ngày',
        isNeeded: true,
      },
      link: {
        title: 'Địa chỉ hệ thống nhân sự',
        example: 'https://nhansu.example.com/',
        isNeeded: true,
        isPath: true,
      },
    },
  },
  'request-waiting': {
    title: 'Có yêu cầu cập nhật thông tin chờ duyệt',
    subject: '{{asker}} đề nghị cập nhật hồ sơ',
    body: `<p>Chào {{full_name}},</p>
<p><strong>{{asker}}</strong> tại {{company}} đã gửi yêu cầu cập nhật hồ sơ và đang chờ duyệt.</p>
<p><a href="{{link}}">Xem yêu cầu</a></p>`,
    variables: {
      full_name: { title: 'Họ và tên người nhận', example: 'Phạm Thu Hà' },
      asker: { title: 'Nhân viên đề nghị', example: 'Nguyễn Thị Hồng Đào', isNeeded: true },
      company: { title: 'Tên công ty', example: 'Công ty Cổ phần Sông Mây' },
      link: {
        title: 'Địa chỉ yêu cầu',
        example: 'https://nhansu.example.com/yeu-cau-cap-nhat-thong-tin',
        isNeeded: true,
        isPath: true,
      },
    },
  },
  'request-still-waiting': {
    title: 'Nhắc duyệt yêu cầu cập nhật thông tin',
    subject: 'Yêu cầu của {{asker}} vẫn đang chờ duyệt',
    body: `<p>Chào {{full_name}},</p>
<p>Yêu cầu cập nhật hồ sơ của <strong>{{asker}}</strong> tại {{company}} vẫn đang chờ duyệt.</p>
<p><a href="{{link}}">Xem yêu cầu</a></p>`,
    variables: {
      full_name: { title: 'Họ và tên người nhận', example: 'Phạm Thu Hà' },
      asker: { title: 'Nhân viên đề nghị', example: 'Nguyễn Thị Hồng Đào', isNeeded: true },
      company: { title: 'Tên công ty', example: 'Công ty Cổ phần Sông Mây' },
      link: {
        title: 'Địa chỉ yêu cầu',
        example: 'https://nhansu.example.com/yeu-cau-cap-nhat-thong-tin',
        isNeeded: true,
        isPath: true,
      },
    },
  },
  'file-incomplete': {
    title: 'Đề nghị bổ sung hồ sơ nhân viên',
    subject: 'Hồ sơ của bạn cần bổ sung hoặc xem lại',
    body: `<p>Chào {{full_name}},</p>
<p>Hồ sơ của bạn tại {{company}} còn thiếu hoặc có thông tin chưa khớp nhau. Nội dung cụ thể xem được sau khi đăng nhập.</p>
<p><a href="{{link}}">Mở hồ sơ của tôi</a></p>`,
    variables: {
      full_name: { title: 'Họ và tên người nhận', example: 'Nguyễn Thị Hồng Đào' },
      company: { title: 'Tên công ty', example: 'Công ty Cổ phần Sông Mây' },
      link: {
        title: 'Địa chỉ hồ sơ',
        example: 'https://nhansu.example.com/thong-tin-ca-nhan',
        isNeeded: true,
        isPath: true,
      },
    },
  },
  ...confirmationTemplates,
  ...documentTemplates,
  ...personalDataTemplates,
  ...roundTemplates,
  ...standInTemplates,
  'request-reviewed': {
    title: 'Yêu cầu cập nhật thông tin đã được xử lý',
    subject: 'Yêu cầu cập nhật hồ sơ của bạn đã được xử lý',
    body: `<p>Chào {{full_name}},</p>
<p>{{reviewer}} đã xử lý yêu cầu cập nhật hồ sơ của bạn tại {{company}}.</p>
<p><a href="{{link}}">Xem kết quả</a></p>`,
    variables: {
      full_name: { title: 'Họ và tên người nhận', example: 'Nguyễn Thị Hồng Đào' },
      reviewer: { title: 'Người duyệt', example: 'Phạm Thu Hà' },
      company: { title: 'Tên công ty', example: 'Công ty Cổ phần Sông Mây' },
      link: {
        title: 'Địa chỉ yêu cầu',
        example: 'https://nhansu.example.com/yeu-cau-cua-toi',
        isNeeded: true,
        isPath: true,
      },
    },
  },
  ...quizTemplates,
  ...portalTemplates,
} as const satisfies Readonly<Record<string, MailTemplate>>

/** The name of a template. */
export type MailTemplateName = keyof typeof mailTemplates

/** The values that a template is filled with, one for each of its variables. */
export type MailValues<Name extends MailTemplateName> = Readonly<
  Record<keyof (typeof mailTemplates)[Name]['variables'], string>
>

/** Every template by its name, for what is stored as text. */
export const allTemplates: Readonly<Record<string, MailTemplate>> = mailTemplates

/** Letters whose words people write each time anew, by what they are called. */
export const writtenLetters = {
  'candidate-letter': 'Thư gửi ứng viên',
} as const satisfies Readonly<Record<string, string>>

/** What a mail of this template is called. */
export function titleOfMail(template: string): string {
  const written: Readonly<Record<string, string>> = writtenLetters
  return allTemplates[template]?.title ?? written[template] ?? template
}
