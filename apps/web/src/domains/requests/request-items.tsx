import { requestItemStateLabels } from '@nhansu/sdk/domains/requests'
import { Button } from '@nhansu/ui/button/button.tsx'
import { Checkbox } from '@nhansu/ui/checkbox/checkbox.tsx'
import { type ComparedValue, Comparison } from '@nhansu/ui/comparison/comparison.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { TextField } from '@nhansu/ui/text-field/text-field.tsx'
import { formatDateTime } from '@nhansu/ui/format/time.ts'
import { Eye } from 'lucide-react'
import type { Request, RequestItem, Review } from './use-review.ts'
import { shownValue } from './shown-value.ts'

/** The items of a request: old beside new, and below it what the reviewer says or has said. */
export function RequestItems({ request, review }: { request: Request; review: Review }) {
  const closed = request.items.some(
    ({ id, is_dotted, is_masked }) => is_dotted && !is_masked && !review.revealed.has(id),
  )
  return (
    <Stack>
      {closed && review.mayReview && (
        <div>
          <Button
            size="small"
            icon={Eye}
            loading={review.busy === 'reveal'}
            onClick={() => void review.reveal()}
          >
            Hiện các số đang che
          </Button>
        </div>
      )}
      <Comparison items={request.items.map((item) => comparedItem(item, review))} />
    </Stack>
  )
}

function comparedItem(item: RequestItem, review: Review): ComparedValue {
  const { id, path, label, is_masked, is_dotted, is_removal } = item
  const opened = review.revealed.get(id)
  const hidden = is_masked ? 'Không có quyền xem' : '••••••'
  const isHidden = is_masked || (is_dotted && opened === undefined)
  const valueOf = (side: 'old_value' | 'new_value') =>
    isHidden ? hidden : shownValue(path, (opened ?? item)[side] ?? null)
  const conflict = review.conflicts.get(id)
  return {
    key: id,
    name: label,
    versions: [
      { label: 'Giá trị cũ', value: valueOf('old_value') },
      { label: 'Giá trị mới', value: is_removal ? 'Xóa khỏi hồ sơ' : valueOf('new_value') },
      ...(conflict
        ? [
            {
              label: 'Hiện tại trong hồ sơ',
              value: is_dotted ? hidden : shownValue(path, conflict.current_value ?? null),
            },
          ]
        : []),
    ],
    children: <Below item={item} review={review} />,
  }
}

function Below({ item, review }: { item: RequestItem; review: Review }) {
  const { id, label, state, reason, applied_at, held_up } = item
  const verdict = review.verdictOf(id)
  if (state !== 'waiting') {
    return (
      <Text tone={state === 'refused' ? 'bad' : 'soft'} size="hint">
        {requestItemStateLabels[state]}
        {reason && `: ${reason}`}
        {state === 'accepted' &&
          (applied_at ? `, đã áp dụng lúc ${formatDateTime(applied_at)}` : ', chờ đến ngày hiệu lực')}
      </Text>
    )
  }
  return (
    <Stack gap="xs">
      {held_up && <Text tone="bad">{held_up}</Text>}
      {review.mayReview && !item.is_masked && (
        <>
          <Checkbox
            label={`Đồng ý: ${label}`}
            checked={verdict.accept}
            onCheckedChange={(accept) => review.setVerdict(id, { ...verdict, accept })}
          />
          {!verdict.accept && (
            <TextField
              label={`Lý do từ chối: ${label}`}
              required
              value={verdict.reason}
              onChange={(event) => review.setVerdict(id, { ...verdict, reason: event.target.value })}
            />
          )}
        </>
      )}
    </Stack>
  )
}
