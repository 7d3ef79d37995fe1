import type { Data } from '@nhansu/sdk/contract'
import { formatNumber } from '@nhansu/ui/format/number.ts'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { HistoryList } from '#web/kit/detail-page/history-list.tsx'
import { differenceLines } from './fact-words.ts'
import { DraftLines } from './left-drafts.tsx'

type Done = Data<'jobChanges.store'>

/** So many people are read one by one; of more the count is told. */
const mostShown = 50

interface JobPreviewProps extends Pick<Done, 'changes'>, Partial<Pick<Done, 'decision' | 'drafts'>> {
  /** True where the number of the decision is the one that was typed, and not the next one as it looks now. */
  hasTypedNumber?: boolean
}

/** Before and after of everybody, with what should be known before it is written. */
export function JobPreview(props: JobPreviewProps) {
  const { changes, decision = null, drafts = [], hasTypedNumber = false } = props
  const warned = changes.filter(hasWarning)
  // Of thousands those are read first who ask for a look.
  const ordered =
    changes.length > mostShown ? [...warned, ...changes.filter((one) => !hasWarning(one))] : changes
  return (
    <Stack gap="md">
      <Text as="p">
        {`${formatNumber(changes.length)} nhân viên thay đổi${warned.length > 0 ? `, ${formatNumber(warned.length)} người có điều cần lưu ý` : ''}.`}
        {changes[0]?.state === 'waiting' ? ' Thay đổi chờ đến ngày hiệu lực.' : ''}
      </Text>
      {decision && <Text as="p">{decisionWords(decision, hasTypedNumber)}</Text>}
      {drafts.length > 0 && (
        <>
          <Text as="p">{`Lưu ${drafts.length} quyết định nháp; hồ sơ chỉ thay đổi khi từng quyết định được ban hành.`}</Text>
          <DraftLines drafts={drafts} />
        </>
      )}
      <HistoryList
        entries={ordered
          .slice(0, mostShown)
          .map(({ employee_id, full_name, nhansu_id, before, after, warnings }) => ({
            id: String(employee_id),
            title: `${full_name} (${nhansu_id})`,
            changes: [...differenceLines(before, after), ...warnings.map((text) => `Lưu ý: ${text}`)],
          }))}
      />
      {changes.length > mostShown && (
        <Text as="p" tone="soft">{`… và ${formatNumber(changes.length - mostShown)} nhân viên khác.`}</Text>
      )}
    </Stack>
  )
}

function hasWarning({ warnings }: Done['changes'][number]): boolean {
  return warnings.length > 0
}

function decisionWords(
  { decision_number, is_draft }: NonNullable<Done['decision']>,
  hasTypedNumber: boolean,
): string {
  if (is_draft) return 'Quyết định được lưu nháp; hồ sơ chỉ thay đổi khi quyết định được ban hành.'
  const number = `${hasTypedNumber ? 'Số' : 'Số dự kiến'}: ${decision_number ?? ''}.`
  return `Quyết định được ban hành cùng lúc. ${number}`
}
