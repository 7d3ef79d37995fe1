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
  'quiz-exam-result': {
    title: 'Công bố kết quả thi',
    subject: 'Kết quả thi đã công bố: {{exam}}',
    body: `<p>Chào {{full_name}},</p>
<p>{{company}} đã công bố kết quả <strong>{{exam}}</strong>.</p>
<p><a href="{{link}}">Xem kết quả của bạn</a></p>`,
    variables: {
      full_name: { title: 'Họ và tên người nhận', example: 'Nguyễn Thị Hồng Đào' },
      exam: { title: 'Tên kỳ thi', example: 'Thi an toàn quý IV', isNeeded: true },
      company: { title: 'Tên công ty', example: 'Công ty Cổ phần Sông Mây' },
      link: {
        title: 'Địa chỉ trang kết quả',
        example: 'https://nhansu.example.com/bai-thi-cua-toi/1/ket-qua',
        isNeeded: true,
        isPath: true,
      },
    },
  },
  'quiz-attempt-reopened': {
    title: 'Mở lại bài thi',
    subject: 'Bài thi được mở lại: {{exam}}',
    body: `<p>Chào {{full_name}},</p>
<p>{{company}} mở lại bài thi <strong>{{exam}}</strong> của bạn: làm tiếp được trong {{minutes}} phút kể từ lúc gửi thư này. Các câu đã trả lời còn nguyên.</p>
<p>Lý do: {{reason}}</p>
<p><a href="{{link}}">Làm tiếp bài thi</a></p>`,
    variables: {
      full_name: { title: 'Họ và tên người nhận', example: 'Nguyễn Thị Hồng Đào' },
      exam: { title: 'Tên kỳ thi', example: 'Thi an toàn quý IV', isNeeded: true },
      company: { title: 'Tên công ty', example: 'Công ty Cổ phần Sông Mây' },
      reason: { title: 'Lý do', example: 'Máy bị mất điện khi đang làm bài.', isNeeded: true },
      minutes: { title: 'Thời gian làm thêm (phút)', example: '15', isNeeded: true },
      link: {
        title: 'Địa chỉ bài thi',
        example: 'https://nhansu.example.com/bai-thi-cua-toi/1',
        isNeeded: true,
        isPath: true,
      },
    },
  },
  'quiz-attempt-cancelled': {
    title: 'Hủy bài thi',
    subject: 'Bài thi bị hủy: {{exam}}',
    body: `<p>Chào {{full_name}},</p>
<p>Bài thi <strong>{{exam}}</strong> của bạn tại {{company}} đã bị hủy và không được tính điểm.</p>
<p>Lý do: {{reason}}</p>
<p><a href="{{link}}">Xem bài thi</a></p>`,
    variables: {
      full_name: { title: 'Họ và tên người nhận', example: 'Nguyễn Thị Hồng Đào' },
      exam: { title: 'Tên kỳ thi', example: 'Thi an toàn quý IV', isNeeded: true },
      company: { title: 'Tên công ty', example: 'Công ty Cổ phần Sông Mây' },
      reason: { title: 'Lý do', example: 'Làm bài hộ người khác.', isNeeded: true },
      link: {
        title: 'Địa chỉ bài thi',
        example: 'https://nhansu.example.com/bai-thi-cua-toi/1',
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
