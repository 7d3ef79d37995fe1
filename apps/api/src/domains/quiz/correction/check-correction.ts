import type { Data } from '@nhansu/sdk/contract'
import { invalidInput } from '../../../contract/failure.ts'
import type { Correction } from './corrected.ts'

type Question = Data<'quizCorrections.list'>['questions'][number]

/**
 * Sees to it that a correction says of a question what its kind takes, and that it changes something.
 * @throws ApiFailure 400
 */
export function checkCorrection(question: Question, correction: Correction): void {
  const { kind, right_options: letters, blanks } = correction
  if (kind === 'drop' || kind === 'full') {
    if (letters.length > 0) throw wrong('Cách sửa này không cần đáp án.')
    if (blanks !== null) throw invalidInput({ blanks: ['Cách sửa này không cần đáp án.'] })
    return
  }
  if (question.kind === 'essay') {
    throw invalidInput({
      kind: ['Câu tự luận không có đáp án để sửa. Hãy chọn “Bỏ câu” hoặc “Cho mọi người đủ điểm”.'],
    })
  }
  if (question.kind === 'fill') {
    if (letters.length > 0) throw wrong('Câu điền từ không có đáp án A–F. Hãy nhập đáp án điền.')
    checkGaps(question, kind, blanks)
  } else {
    if (blanks !== null) throw invalidInput({ blanks: ['Chỉ câu điền từ có đáp án điền.'] })
    checkLetters(question, kind, letters)
  }
}

function checkLetters(
  { kind: of, options, right_options: key }: Question,
  kind: 'key' | 'accept',
  letters: readonly string[],
): void {
  const there = of === 'true_false' ? ['A', 'B'] : ['A', 'B', 'C', 'D', 'E', 'F'].slice(0, options.length)
  const unknown = letters.find((letter) => !there.includes(letter))
  if (unknown !== undefined) throw wrong(`Câu hỏi không có đáp án ${unknown}.`)
  if (letters.length === 0 && of !== 'statements') throw wrong('Vui lòng chọn đáp án.')
  const isSingle = of === 'single' || of === 'true_false'
  if (kind === 'key' && isSingle && letters.length > 1) {
    throw wrong('Câu này chỉ có một đáp án đúng. Để nhận nhiều đáp án, chọn “Chấp nhận thêm đáp án”.')
  }
  const isSame = isSingle
    ? letters.some((letter) => key.includes(letter))
    : letters.length === key.length && letters.every((letter) => key.includes(letter))
  if (isSame) throw wrong('Đáp án này đang là đáp án đúng.')
}

function checkGaps({ blanks: key }: Question, kind: 'key' | 'accept', blanks: string | null): void {
  const lines = (blanks ?? '').split('\n').map((line) => line.trim())
  const gaps = (key ?? '').split('\n').length
  const refuse = (text: string) => invalidInput({ blanks: [text] })
  if (lines.every((line) => line === '')) throw refuse('Vui lòng nhập đáp án điền.')
  if (lines.length !== gaps) {
    throw refuse(`Câu hỏi có ${gaps} chỗ trống nên cần ${gaps} dòng; dòng không thêm gì thì để trống.`)
  }
  if (kind === 'key' && lines.some((line) => line === '')) {
    throw refuse('Mỗi chỗ trống cần một đáp án.')
  }
  if (lines.some((line) => line !== '' && line.split('|').some((part) => part.trim() === ''))) {
    throw refuse('Giữa các dấu | phải có đáp án.')
  }
  if (lines.join('\n') === key) throw refuse('Đáp án này đang là đáp án đúng.')
}

function wrong(text: string) {
  return invalidInput({ right_options: [text] })
}
