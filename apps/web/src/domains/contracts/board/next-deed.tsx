import { ButtonLink } from '@nhansu/ui/button/button-link.tsx'
import { Button } from '@nhansu/ui/button/button.tsx'
import { usePermission } from '#web/session/use-profile.ts'
import { editContractPath } from '../contract-paths.ts'
import { decisionPath } from '../review-paths.ts'
import { type BoardRow, decisionOf, mainDeed } from './board-deeds.ts'
import type { BoardDeeds } from './use-board-deeds.tsx'

interface NextDeedProps extends Pick<BoardDeeds, 'begin' | 'working'> {
  row: BoardRow
}

/** The one press that drafts what follows, or opens what was drafted; nothing where the reader may do neither. */
export function NextDeed({ row, begin, working }: NextDeedProps) {
  const mayDecide = usePermission('document_edit')
  const maySee = usePermission('document_access')
  const {
    next_step: step,
    draft_id: draft,
    decision_id: decision,
    may_write: mayWrite,
    full_name: name,
  } = row
  if (step === 'issue' && draft !== null && mayWrite) {
    return (
      <ButtonLink size="small" href={editContractPath(draft)} aria-label={`Mở bản nháp: ${name}`}>
        Mở bản nháp
      </ButtonLink>
    )
  }
  if (step === 'issue_decision' && typeof decision === 'number' && maySee) {
    return (
      <ButtonLink size="small" href={decisionPath(decision)} aria-label={`Mở quyết định: ${name}`}>
        Mở quyết định
      </ButtonLink>
    )
  }
  const deed = mainDeed(row)
  if (deed === null || ((deed === 'keep' || deed === 'letGo') && !mayDecide)) return null
  const label = {
    renew: 'Lập hợp đồng',
    keep: 'Lập quyết định',
    letGo: 'Lập quyết định',
    review: 'Mở phiếu',
  }[deed]
  const whole = deed === 'keep' || deed === 'letGo' ? decisionOf(row, deed).label : label
  return (
    <Button
      size="small"
      aria-label={`${whole}: ${name}`}
      loading={working === row.id}
      disabled={working !== undefined && working !== row.id}
      onClick={() => begin(deed, row)}
    >
      {label}
    </Button>
  )
}
