import { useId } from 'react'
import { Button } from '#ui/button/button.tsx'
import { formatNumber } from '#ui/format/number.ts'
import { useLabels } from '#ui/labels/labels-provider.tsx'
import type { Labels } from '#ui/labels/labels.ts'
import { Text } from '#ui/text/text.tsx'
import type { BulkAction } from '../row-action.ts'
import type { Selection } from '../selection.ts'

export interface BulkActionsProps {
  selection: Selection
  /** Rows that are chosen. */
  count: number
  actions: readonly BulkAction[]
}

/** What can be done with the chosen rows; what cannot says why. */
export function BulkActions({ selection, count, actions }: BulkActionsProps) {
  const { dataTable } = useLabels()
  return actions.map((action) => (
    <BulkButton
      key={action.id}
      action={action}
      selection={selection}
      refusal={refusalOf(action, selection, count, dataTable)}
    />
  ))
}

interface BulkButtonProps {
  action: BulkAction
  selection: Selection
  refusal: string | null
}

function BulkButton({ action, selection, refusal }: BulkButtonProps) {
  const reason = useId()
  return (
    <>
      <Button
        size="small"
        tone={action.intent === 'danger' ? 'danger' : 'neutral'}
        loading={action.loading ?? false}
        disabled={refusal !== null}
        onClick={() => action.onSelect(selection)}
        {...(refusal !== null && { 'aria-describedby': reason })}
        {...(action.icon && { icon: action.icon })}
      >
        {action.label}
      </Button>
      {refusal !== null && (
        <Text id={reason} size="hint" tone="hint">
          {refusal}
        </Text>
      )}
    </>
  )
}

function refusalOf(
  { label, someOnly, limit }: BulkAction,
  selection: Selection,
  count: number,
  words: Labels['dataTable'],
): string | null {
  if (someOnly && selection.kind === 'all') return words.bulkSomeOnly(label)
  return limit !== undefined && count > limit ? words.bulkLimit(label, formatNumber(limit)) : null
}
