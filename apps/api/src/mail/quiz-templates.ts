import type { MailTemplate } from './templates.ts'

/** The mails about exams: none says a score, a question or an answer. */
export const quizTemplates = {
  'quiz-exam-notice': {
    title: 'Thông báo thi',
    subject: 'Thông báo thi: {{exam}}',
    body: `<p>Chào {{full_name}},</p>
<p>{{company}} mời bạn dự thi <strong>{{exam}}</strong>.</p>
<p>Thời gian: từ {{start_at}} đến {{end_at}}. Thời gian làm bài: {{duration}} phút.</p>
<p><a href="{{link}}">Mở hệ thống nhân sự</a></p>`,
    variables: {
      full_name: { title: 'Họ và tên người nhận', example: 'Nguyễn Thị Hồng Đào' },
      exam: { title: 'Tên kỳ thi', example: 'Thi an toàn quý IV', isNeeded: true },
      company: { title: 'Tên công ty', example: 'Công ty Cổ phần Sông Mây' },
      start_at: { title: 'Lúc mở', example: '08:00 01/12/2026', isNeeded: true },
      end_at: { title: 'Lúc đóng', example: '10:00 01/12/2026', isNeeded: true },
      duration: { title: 'Thời gian làm bài (phút)', example: '45' },
      link: {
        title: 'Địa chỉ hệ thống nhân sự',
        example: 'https://nhansu.example.com/',
        isNeeded: true,
        isPath: true,
      },
    },
  },
  'quiz-marking-waits': {
    title: 'Bài thi chờ chấm',
    subject: 'Bạn có {{answers}} câu tự luận chờ chấm',
    body: `<p>Chào {{full_name}},</p>
<p>Bạn được giao chấm câu tự luận tại {{company}}. Đang chờ chấm: {{exams}}.</p>
<p><a href="{{link}}">Chấm bài</a></p>
<p>Mỗi ngày hệ thống gửi nhiều nhất một thư như thế này, cho đến khi bạn chấm xong.</p>`,
    variables: {
      full_name: { title: 'Họ và tên người nhận', example: 'Nguyễn Thị Hồng Đào' },
      company: { title: 'Tên công ty', example: 'Công ty Cổ phần Sông Mây' },
      exams: {
        title: 'Các kỳ thi với số câu chờ chấm',
        example: 'Thi sơ cấp cứu (12 câu), Thi nâng bậc (3 câu)',
        isNeeded: true,
      },
      answers: { title: 'Tổng số câu chờ chấm', example: '15' },
      link: {
        title: 'Địa chỉ trang chấm bài',
        example: 'https://nhansu.example.com/cham-bai-cua-toi',
        isNeeded: true,
        isPath: true,
      },
    },
  },
} as const satisfies Record<string, MailTemplate>
