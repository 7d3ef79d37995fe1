import { useQuery } from '@tanstack/react-query'
import type { Data } from '@nhansu/sdk/contract'
import { useParams } from 'react-router-dom'
import { NotLoaded } from '#web/kit/feedback/not-loaded.tsx'
import { query, queryClient } from '#web/session/queries.ts'
import { HandedIn } from './handed-in.tsx'
import { Lobby } from './lobby.tsx'
import { Player } from './player.tsx'
import { useEntrance } from './use-entrance.ts'
import { waits } from './waits.ts'

/** What an exam of one's own asks for before it begins. */
export type Info = Data<'quizTaking.info'>

/** One exam of one's own: the lobby before it, the paper, and the receipt after it. */
export default function OwnExam() {
  const id = Number(useParams()['id'])
  // Nothing but what is done here changes it; the paper must not give way to a lobby that loads anew.
  const { data, error, refetch } = useQuery({
    ...query('quizTaking.info', { path: { id } }),
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    refetchOnMount: 'always',
    // Whoever waits in a paused exam is let in by himself.
    refetchInterval: ({ state }) => (state.data?.exam.status === 'paused' ? waits.paused : false),
  })
  if (data) return <OpenExam key={id} info={data} onChanged={() => void refetch()} />
  return <NotLoaded title="Bài thi" error={error} onRetry={() => void refetch()} />
}

function OpenExam({ info, onChanged }: { info: Info; onChanged: () => void }) {
  const { exam } = info
  const entrance = useEntrance(exam.id, onChanged)
  const { entered, enter } = entrance
  const done = () => void queryClient.invalidateQueries(query('quizTaking.list'))
  if (entered)
    return (
      <Player
        key={entered.paper.remaining_ms}
        exam={exam}
        entered={entered}
        problem={entrance.problem}
        onTakeOver={() => enter({ by: 'takeOver' })}
        onDone={done}
      />
    )
  if (exam.receipt && exam.state !== 'cancelled') return <HandedIn exam={exam} receipt={exam.receipt} />
  return <Lobby info={info} entrance={entrance} onOpened={onChanged} />
}
