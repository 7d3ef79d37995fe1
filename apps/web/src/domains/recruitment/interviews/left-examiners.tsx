import type { Data, Input } from '@nhansu/sdk/contract'
import { Button } from '@nhansu/ui/button/button.tsx'
import { ConfirmDialog } from '@nhansu/ui/confirm-dialog/confirm-dialog.tsx'
import { Inline } from '@nhansu/ui/layout/inline.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { useToast } from '@nhansu/ui/toast/use-toast.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { errorText, messages } from '#web/kit/feedback/messages.ts'
import { client } from '#web/session/client.ts'
import { mutation } from '#web/session/queries.ts'

type Table = Pick<Data<'recruitmentResults.list'>, 'round' | 'examiners'>
type Row = Input<'recruitmentBoards.bulk'>['body']['boards'][number]

interface Examiner {
  /** His number as an employee. */
  id: number
  name: string
  /** Has handed in cards of this round, so that its minutes name him. */
  hasCards: boolean
}

interface Asked {
  examiner: Examiner
  /** What follows for the rounds in which he has a seat of his own. */
  seated: string[]
}

interface LeftExaminersProps {
  table: Table
  /** False for who may not save the board now: he is told, and offered nothing. */
  canEdit: boolean
}

/**
 * Examiners who have left the company while cards of theirs are waited for: each can be taken off the board, after a
 * question. Whoever has handed in a card stays in the minutes, and the round is closed without the rest.
 */
export function LeftExaminers({ table, canEdit }: LeftExaminersProps) {
  const [saving] = useState(() => mutation('recruitmentBoards.bulk'))
  const { mutateAsync: save } = useMutation(saving)
  const [asked, setAsked] = useState<Asked>()
  const toast = useToast()
  const path = { id: table.round.recruitment_id }
  const campaign = async () =>
    (await client.call('recruitments.show', { path, query: { include: ['boards', 'rounds'] } })).recruitment
  const ask = async (examiner: Examiner) => {
    try {
      const { rounds = [] } = await campaign()
      setAsked({ examiner, seated: rounds.flatMap((round) => seatOf(round, examiner.id)) })
    } catch (error) {
      toast.bad(errorText(error))
    }
  }
  const takeOff = async ({ examiner: { id, name }, seated }: Asked) => {
    const { boards = [], version } = await campaign()
    const rows = boards.map(rowOf)
    const own = rows.find(({ employee_id: of }) => of === id)
    await save({ path, body: { boards: rows.filter((row) => row !== own), version } })
    toast.ok(`Đã đưa ${name} ra khỏi hội đồng.`, {
      ...(own && seated.length === 0 && { action: { run: () => void putBack(own) } }),
    })
  }
  const putBack = async (own: Row) => {
    try {
      const { boards = [], version } = await campaign()
      await save({ path, body: { boards: [...boards.map(rowOf), own], version } })
      toast.ok(messages.restored)
    } catch (error) {
      toast.bad(errorText(error))
    }
  }
  const awaited = table.round.state === 'closed' ? [] : awaitedOf(table)
  return (
    <>
      {awaited.length > 0 && (
        <Stack gap="sm">
          {awaited.map((examiner) => (
            <Inline key={examiner.id} gap="sm">
              <Text tone="warn">{wordsOf(examiner)}</Text>
              {canEdit && !examiner.hasCards && (
                <Button size="small" onClick={() => void ask(examiner)}>
                  {`Đưa ${examiner.name} ra khỏi hội đồng`}
                </Button>
              )}
            </Inline>
          ))}
        </Stack>
      )}
      {asked && (
        <ConfirmDialog
          open
          onOpenChange={(open) => open || setAsked(undefined)}
          title={`Đưa ${asked.examiner.name} ra khỏi hội đồng?`}
          description={[
            'Người này thôi chấm ở mọi vòng của đợt tuyển dụng, phiếu còn thiếu không được chờ nữa.',
            ...asked.seated,
            ...(asked.seated.length > 0 ? ['Ghế chấm đã bỏ thì không hoàn tác được.'] : []),
          ].join(' ')}
          confirmLabel="Đưa ra khỏi hội đồng"
          tone="danger"
          onConfirm={() => takeOff(asked)}
          errorText={(reason) => errorText(reason)}
        />
      )}
    </>
  )
}

function rowOf({ employee_id, role, round_ids = [] }: Row): Row {
  return { employee_id, role, round_ids }
}

function wordsOf({ name, hasCards }: Examiner): string {
  return hasCards
    ? `${name} đã nghỉ việc khi còn thiếu phiếu, và đã nộp phiếu ở vòng này nên phải còn tên trong biên bản. Để không chờ nữa, hãy chốt vòng kèm lý do.`
    : `${name} đã nghỉ việc, phiếu còn thiếu của người này vẫn được chờ.`
}

/** Who has left and still owes a card, whichever page the candidate stands on. */
function awaitedOf({ examiners }: Table): Examiner[] {
  return examiners.flatMap(({ id, full_name: name, missing, handed_in: handedIn }) =>
    missing > 0 ? [{ id, name: name ?? 'Người chấm', hasCards: handedIn > 0 }] : [],
  )
}

interface SeatedRound {
  name: string
  seats?: readonly { employee_ids: readonly number[] }[] | undefined
}

/** What becomes of a round in which somebody has a seat, when he is taken off the board. */
function seatOf({ name, seats = [] }: SeatedRound, employeeId: number): string[] {
  const people = seats.flatMap(({ employee_ids: ids }) => ids)
  if (!people.includes(employeeId)) return []
  return people.every((id) => id === employeeId)
    ? [`${name} chỉ xếp ghế cho người này, nên mọi thành viên tham gia vòng sẽ chấm thay.`]
    : [`Ghế chấm của người này ở ${name} cũng bỏ.`]
}
