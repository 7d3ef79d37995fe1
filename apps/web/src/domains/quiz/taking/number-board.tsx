import { board, number } from './player.css.ts'

interface NumberBoardProps {
  slots: readonly number[]
  current: number
  isAnswered: (slot: number) => boolean
  marked: ReadonlySet<number>
  onOpen: (slot: number) => void
}

/** Every question by its number: answered or not, marked or not, and where one is. */
export function NumberBoard({ slots, current, isAnswered, marked, onOpen }: NumberBoardProps) {
  return (
    <ol className={board} aria-label="Bảng câu hỏi">
      {slots.map((slot) => {
        const words = [
          `Câu ${slot}`,
          isAnswered(slot) ? 'đã trả lời' : 'chưa trả lời',
          marked.has(slot) && 'đã đánh dấu',
        ]
        return (
          <li key={slot}>
            <button
              type="button"
              className={number}
              aria-label={words.filter(Boolean).join(', ')}
              aria-current={slot === current ? 'step' : undefined}
              data-answered={isAnswered(slot) || undefined}
              data-marked={marked.has(slot) || undefined}
              onClick={() => onOpen(slot)}
            >
              {slot}
            </button>
          </li>
        )
      })}
    </ol>
  )
}
