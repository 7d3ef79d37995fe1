import { Button } from '@nhansu/ui/button/button.tsx'
import { Inline } from '@nhansu/ui/layout/inline.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { useToast } from '@nhansu/ui/toast/use-toast.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { errorText } from '#web/kit/feedback/messages.ts'
import { client } from '#web/session/client.ts'
import { mutation } from '#web/session/queries.ts'

interface Examiner {
  /** His number as an employee. */
  id: number
  name: string
}

interface LeftExaminersProps {
  recruitmentId: number
  examiners: readonly Examiner[]
  /** False for who may not save the board now: he is told, and offered nothing. */
  canEdit: boolean
}

/** Examiners who have left the company: their missing cards are waited for, so each is taken off the board by one press. */
export function LeftExaminers({ recruitmentId, examiners, canEdit }: LeftExaminersProps) {
  const [saving] = useState(() => mutation('recruitmentBoards.bulk'))
  const { mutateAsync: save, isPending } = useMutation(saving)
  const toast = useToast()
  const takeOff = async ({ id, name }: Examiner) => {
    try {
      const path = { id: recruitmentId }
      const { recruitment } = await client.call('recruitments.show', { path, query: { include: ['boards'] } })
      const { boards = [], version } = recruitment
      const staying = boards.flatMap(({ employee_id, role, round_ids }) =>
        employee_id === id ? [] : [{ employee_id, role, round_ids }],
      )
      await save({ path, body: { boards: staying, version } })
      toast.ok(`Đã đưa ${name} ra khỏi hội đồng.`)
    } catch (error) {
      toast.bad(errorText(error))
    }
  }
  if (examiners.length === 0) return null
  return (
    <Stack gap="sm">
      {examiners.map((examiner) => (
        <Inline key={examiner.id} gap="sm">
          <Text tone="warn">{`${examiner.name} đã nghỉ việc, phiếu còn thiếu của người này vẫn được chờ.`}</Text>
          {canEdit && (
            <Button size="small" disabled={isPending} onClick={() => void takeOff(examiner)}>
              {`Đưa ${examiner.name} ra khỏi hội đồng`}
            </Button>
          )}
        </Inline>
      ))}
    </Stack>
  )
}
