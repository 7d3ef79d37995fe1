import { Button } from '@nhansu/ui/button/button.tsx'
import { Inline } from '@nhansu/ui/layout/inline.tsx'
import { Printer } from 'lucide-react'
import type { OwnCommitment } from './commitment-words.ts'
import { isSettled, useCommitmentPaper } from './use-commitment-paper.ts'

/** The papers of a promise: its contract, and what settles it once that is decided. */
export function CommitmentPapers({ commitment }: { commitment: Pick<OwnCommitment, 'id' | 'state'> }) {
  const { id, state } = commitment
  const print = useCommitmentPaper()
  return (
    <Inline>
      <Button tone="quiet" icon={Printer} onClick={() => void print('paper', id)}>
        In hợp đồng đào tạo
      </Button>
      {isSettled(state) && (
        <Button tone="quiet" icon={Printer} onClick={() => void print('settlementPaper', id)}>
          In biên bản thanh lý
        </Button>
      )}
    </Inline>
  )
}
