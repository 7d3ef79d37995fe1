import { consentPurposeLabels } from '@nhansu/sdk/domains/application-form'
import { consentWayLabels } from '@nhansu/sdk/domains/candidates'
import { Button } from '@nhansu/ui/button/button.tsx'
import { formatDate } from '@nhansu/ui/format/date.ts'
import { formatDateTime } from '@nhansu/ui/format/time.ts'
import { Inline } from '@nhansu/ui/layout/inline.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Heading } from '@nhansu/ui/text/heading.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { useToast } from '@nhansu/ui/toast/use-toast.ts'
import { errorText } from '#web/kit/feedback/messages.ts'
import { client } from '#web/session/client.ts'
import type { Candidate } from './candidate-page.tsx'
import { refreshCandidates } from './refresh-candidates.ts'

/** What somebody has agreed to, and until when his data are kept. */
export function PersonalDataTab({ candidate, mayEdit }: { candidate: Candidate; mayEdit: boolean }) {
  const { id, version, consents = [], erase_on: eraseOn, hold_reason: hold } = candidate
  const toast = useToast()
  const run = async (operation: 'candidates.withdrawConsent' | 'candidates.release', done: string) => {
    try {
      await client.call(operation, { path: { id }, body: { version } })
      toast.ok(done, { description: candidate.full_name })
      await refreshCandidates()
    } catch (error) {
      toast.bad(errorText(error))
    }
  }
  const isInPool = consents.some(({ purpose, withdrawn_at: back }) => purpose === 'reserve' && back === null)
  return (
    <Stack gap="lg">
      <Text>{keptUntil(hold, eraseOn)}</Text>
      <Stack>
        <Heading level={3}>Đồng ý của ứng viên</Heading>
        {consents.length === 0 && <Text tone="soft">Chưa ghi nhận đồng ý nào.</Text>}
        {consents.map(({ id: consent, purpose, way, given_at: given, until, withdrawn_at: back }) => (
          <Text key={consent}>
            {[
              consentPurposeLabels[purpose],
              consentWayLabels[way],
              formatDateTime(given),
              until && `đến ${formatDate(until)}`,
              back && `rút lại ${formatDateTime(back)}`,
            ]
              .filter(Boolean)
              .join(' · ')}
          </Text>
        ))}
      </Stack>
      {mayEdit && (
        <Inline>
          {isInPool && (
            <Button
              onClick={() => void run('candidates.withdrawConsent', 'Đã ghi nhận ứng viên rút lại đồng ý.')}
            >
              Ứng viên rút lại đồng ý lưu
            </Button>
          )}
          {hold !== null && hold !== undefined && (
            <Button onClick={() => void run('candidates.release', 'Đã bỏ giữ hồ sơ.')}>Bỏ giữ hồ sơ</Button>
          )}
        </Inline>
      )}
    </Stack>
  )
}

function keptUntil(hold: string | null | undefined, eraseOn: string | null | undefined): string {
  if (hold) return `Hồ sơ đang được giữ lại, không tự xóa: ${hold}`
  if (eraseOn) return `Dữ liệu của ứng viên sẽ tự xóa trong đêm ${formatDate(eraseOn)}.`
  return 'Hồ sơ đang được xử lý, chưa đến hạn xóa.'
}
