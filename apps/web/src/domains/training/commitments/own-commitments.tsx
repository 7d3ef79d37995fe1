import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { CommitmentPapers } from './commitment-papers.tsx'
import { CommitmentLine } from './commitment-line.tsx'
import { type OwnCommitment, ruleOfCommitments } from './commitment-words.ts'
import { SignedFileLink } from './signed-file-link.tsx'

/** What the reader himself promised, with what it would come to if he left today. */
export function OwnCommitments({ commitments }: { commitments: readonly OwnCommitment[] }) {
  return (
    <Stack>
      <Stack as="ul" gap="md">
        {commitments.map((commitment) => (
          <li key={commitment.id}>
            <CommitmentLine commitment={commitment} about={commitment.training_name}>
              <CommitmentPapers commitment={commitment} />
              <SignedFileLink id={commitment.id} name={commitment.file_name} />
            </CommitmentLine>
          </li>
        ))}
      </Stack>
      <Text tone="soft">{ruleOfCommitments}</Text>
    </Stack>
  )
}
