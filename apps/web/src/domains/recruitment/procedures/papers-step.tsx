import { Button } from '@nhansu/ui/button/button.tsx'
import { Inline } from '@nhansu/ui/layout/inline.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { errorText } from '#web/kit/feedback/messages.ts'
import { mutation } from '#web/session/queries.ts'
import { refreshCandidates } from '../candidates/refresh-candidates.ts'
import type { Procedure } from './procedure-tab.tsx'

const words: Readonly<Record<NonNullable<Procedure['papers']>['state'], string>> = {
  queued: 'Giấy tờ đang chờ được đưa vào tài liệu của nhân viên.',
  running: 'Đang đưa giấy tờ vào tài liệu của nhân viên.',
  done: 'Giấy tờ đã chọn đã vào tài liệu của nhân viên.',
  failed: 'Giấy tờ chưa vào được tài liệu của nhân viên.',
  cancelled: 'Việc đưa giấy tờ vào tài liệu của nhân viên đã bị hủy, chưa giấy tờ nào được đưa vào.',
}

/** What became of the papers that a finished reception takes along; whoever chose them has it tried again. */
export function PapersStep({ papers }: { papers: NonNullable<Procedure['papers']> }) {
  const { state, message, run_id: runId } = papers
  const [calls] = useState(() => ({ retry: mutation('jobs.retry') }))
  const retry = useMutation({ ...calls.retry, onSettled: () => refreshCandidates() })
  const isOff = state === 'failed' || state === 'cancelled'
  return (
    <Stack gap="xs">
      <Text tone={isOff ? 'bad' : 'soft'}>{[words[state], message].filter(Boolean).join(' ')}</Text>
      {isOff && runId !== null && (
        <Inline>
          <Button loading={retry.isPending} onClick={() => retry.mutate({ path: { id: runId } })}>
            Thử đưa giấy tờ vào lại
          </Button>
        </Inline>
      )}
      {isOff && runId === null && (
        <Text tone="soft">Người đã hoàn tất thủ tục thử lại được, hoặc thêm giấy tờ ở Tài liệu.</Text>
      )}
      {retry.error && <Text tone="bad">{errorText(retry.error)}</Text>}
    </Stack>
  )
}
