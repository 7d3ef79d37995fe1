import { download } from '@nhansu/sdk'
import { Button } from '@nhansu/ui/button/button.tsx'
import { Inline } from '@nhansu/ui/layout/inline.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { useEffect, useMemo, useState } from 'react'
import { useFetchedPicture } from '#web/kit/pictures/use-fetched-picture.ts'
import { client } from '#web/session/client.ts'
import { large, picture, press, small } from './pictures.css.ts'

/** Whose picture it is: the bank's, by its number; one of one's own paper, by its place; one that is marked, by its question. */
export type PicturePlace =
  | { from: 'bank'; number: number }
  | { from: 'paper' | 'marking'; exam: number; number: number }

type QuestionPictureProps = PicturePlace & {
  /** What it belongs to: 'Hình minh họa câu 3'. */
  alt: string
}

/** The picture of a question; where it cannot be had, that is said, and it is asked for again by a press or once the network is back. */
export function QuestionPicture(props: QuestionPictureProps) {
  const [tries, setTries] = useState(0)
  return <Tried key={tries} {...props} onRetry={() => setTries((before) => before + 1)} />
}

function Tried({ onRetry, alt, ...place }: QuestionPictureProps & { onRetry: () => void }) {
  const { address, problem } = usePicture(place)
  const [isLarge, setLarge] = useState(false)
  if (problem !== undefined) return <Missing problem={problem} onRetry={onRetry} />
  if (address === undefined) return <Text tone="soft">Đang tải hình…</Text>
  return (
    <button
      type="button"
      className={press}
      aria-label={isLarge ? `Thu nhỏ: ${alt}` : `Phóng to: ${alt}`}
      aria-pressed={isLarge}
      onClick={() => setLarge(!isLarge)}
    >
      <img className={`${picture} ${isLarge ? large : small}`} src={address} alt={alt} />
    </button>
  )
}

function usePicture(place: PicturePlace) {
  const { from, number } = place
  const exam = place.from === 'bank' ? 0 : place.exam
  const fetchPicture = useMemo(
    () => (signal: AbortSignal) => {
      if (from === 'bank')
        return download(client, 'quizQuestions.picture', { path: { id: number } }, { signal })
      return from === 'paper'
        ? download(client, 'quizTaking.picture', { path: { id: exam, slot: number } }, { signal })
        : download(client, 'quizMarking.picture', { path: { id: exam, question_id: number } }, { signal })
    },
    [from, exam, number],
  )
  return useFetchedPicture(fetchPicture)
}

function Missing({ problem, onRetry }: { problem: string; onRetry: () => void }) {
  useEffect(() => {
    window.addEventListener('online', onRetry)
    return () => window.removeEventListener('online', onRetry)
  }, [onRetry])
  return (
    <div role="alert">
      <Inline>
        <Text tone="bad">{`Chưa tải được hình của câu hỏi này. ${problem}`}</Text>
        <Button size="small" onClick={onRetry}>
          Tải lại hình
        </Button>
      </Inline>
    </div>
  )
}
