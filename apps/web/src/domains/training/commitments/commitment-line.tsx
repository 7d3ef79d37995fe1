import { formatDate } from '@nhansu/ui/format/date.ts'
import { Inline } from '@nhansu/ui/layout/inline.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import type { ReactNode } from 'react'
import { CommitmentState } from './commitment-state.tsx'
import { basisOf, type OwnCommitment, reckoningOf, termOf } from './commitment-words.ts'

interface CommitmentLineProps {
  commitment: Omit<OwnCommitment, 'id' | 'file_name'>
  /** Whose it is, or what it was for. */
  about: ReactNode
  /** What can be done with it, or opened. */
  children?: ReactNode
}

/** A promise of service in a few lines: for what, how long, what is left of it and what that comes to. */
export function CommitmentLine({ commitment, about, children }: CommitmentLineProps) {
  const { number, state, signed_on: signed, reckoned_on: day } = commitment
  const basis = basisOf(commitment)
  return (
    <Inline gap="md" justify="between">
      <Stack gap="xs">
        <Text weight="medium">{about}</Text>
        <Text>{`Số ${number}${signed === null ? '' : ` · ký ${formatDate(signed)}`} · ${termOf(commitment)}`}</Text>
        {owes.includes(state) && (
          <Text>{`Nếu nghỉ hết ngày ${formatDate(day)}, bồi hoàn: ${reckoningOf(commitment)}`}</Text>
        )}
        {settled.includes(state) && (
          <Text>{`Tính đến hết ngày ${formatDate(day)}: ${reckoningOf(commitment)}`}</Text>
        )}
        {basis !== null && <Text tone="soft">{basis}</Text>}
        {children}
      </Stack>
      <CommitmentState state={state} />
    </Inline>
  )
}

type State = OwnCommitment['state']

/** Where somebody would still owe something. */
const owes: readonly State[] = ['active']

/** Where it is reckoned up to somebody's last day. */
const settled: readonly State[] = ['settling', 'waived', 'owed', 'repaid']
