import type { Schemas } from '../contract.ts'

/** Loại câu hỏi. */
export const quizQuestionKindLabels: Record<Schemas['QuizQuestionKind'], string> = {
  single: 'Một đáp án',
  multiple: 'Nhiều đáp án',
  true_false: 'Đúng/Sai',
  statements: 'Đúng/Sai bốn ý',
  fill: 'Điền từ',
  essay: 'Tự luận',
}

/** Công bố điểm of an exam. */
export const quizShowResultLabels: Record<Schemas['QuizExamShowResult'], string> = {
  now: 'Ngay khi nộp bài',
  after: 'Sau khi kết thúc',
  none: 'Không công bố',
}

/** Trạng thái of an exam. */
export const quizExamStatusLabels: Record<Schemas['QuizExamStatus'], string> = {
  draft: 'Nháp',
  upcoming: 'Sắp diễn ra',
  running: 'Đang diễn ra',
  paused: 'Tạm dừng',
  ended: 'Đã kết thúc',
  released: 'Đã công bố',
  cancelled: 'Đã hủy',
}

/** Trạng thái bài thi of a taker. */
export const quizTakenStateLabels: Record<Schemas['QuizTakenState'], string> = {
  waiting: 'Chưa thi',
  running: 'Đang làm',
  handed_in: 'Chờ chấm',
  marked: 'Đã chấm',
  released: 'Đã công bố',
  absent: 'Vắng thi',
  cancelled: 'Đã hủy',
}

/** Việc đã làm with one attempt. */
export const quizAttemptMoveLabels: Record<Schemas['QuizAttemptMoveKind'], string> = {
  reopened: 'Mở lại',
  cancelled: 'Hủy bài',
  late_accepted: 'Chấp nhận câu trả lời muộn',
  late_refused: 'Không chấp nhận câu trả lời muộn',
}

/** Cách sửa of a question that was wrong. */
export const quizCorrectionKindLabels: Record<Schemas['QuizCorrectionKind'], string> = {
  key: 'Đổi đáp án đúng',
  accept: 'Chấp nhận thêm đáp án',
  drop: 'Bỏ câu',
  full: 'Cho mọi người đủ điểm',
}

/** Cần xem lại, of a question whose answers say that something may be wrong. */
export const quizItemFlagLabels: Record<Schemas['QuizItemFlag'], string> = {
  wrong_key: 'Có thể sai đáp án',
  too_easy: 'Quá dễ',
  too_hard: 'Quá khó',
  unchosen: 'Có phương án không ai chọn',
}

/** Letters of the options of a question; each is its own word. */
export const quizLetterLabels = { A: 'A', B: 'B', C: 'C', D: 'D', E: 'E', F: 'F' } as const

/** Độ khó of a question. */
export const quizDifficultyLabels: Record<Schemas['QuizQuestionDifficulty'], string> = {
  1: 'Dễ',
  2: 'Vừa',
  3: 'Khó',
}

/** Trạng thái of a question. */
export const quizQuestionStatusLabels: Record<Schemas['QuizQuestionStatus'], string> = {
  draft: 'Nháp',
  active: 'Đang dùng',
  retired: 'Ngừng dùng',
}

/** Columns of a workbook of those who take an exam, by what they hold; the first is needed. */
export const takerColumns = { number: 'Mã NV', room: 'Phòng', extra: 'Thêm giờ (phút)' } as const
