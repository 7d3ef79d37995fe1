import type { Data, Schemas } from '@nhansu/sdk/contract'
import { candidateSourceLabels } from '@nhansu/sdk/domains/candidates'
import type { AnyApiError } from '@nhansu/sdk/errors'
import { Button } from '@nhansu/ui/button/button.tsx'
import { Dialog } from '@nhansu/ui/dialog/dialog.tsx'
import { DialogContent } from '@nhansu/ui/dialog/dialog-content.tsx'
import { DialogBody, DialogFooter, DialogHeader } from '@nhansu/ui/dialog/dialog-parts.tsx'
import { formatNumber } from '@nhansu/ui/format/number.ts'
import { formatDateTime } from '@nhansu/ui/format/time.ts'
import { Inline } from '@nhansu/ui/layout/inline.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Link } from '@nhansu/ui/link/link.tsx'
import { Pagination } from '@nhansu/ui/pagination/pagination.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import { client } from '#web/session/client.ts'
import { candidatePath } from '../candidates/candidate-paths.ts'
import { CandidateStatus } from '../candidates/candidate-state.tsx'
import { askedOf, type OpenCell, type ReportAddress } from './report-address.ts'

interface CandidatesDialogProps {
  cell: OpenCell
  address: ReportAddress
  /** The report that the figure stands in, once it is there. */
  report: Schemas['RecruitmentReport'] | undefined
  onPageChange: (page: number) => void
  onClose: () => void
}

const SIZE = 50

/** The candidates behind a figure, the newest application first, each with the way to the file. */
export function CandidatesDialog({ cell, address, report, onPageChange, onClose }: CandidatesDialogProps) {
  const body = { ...askedOf(address), ...cell, size: SIZE }
  const found = useQuery<Data<'recruitmentReport.drill'>, AnyApiError>({
    queryKey: ['recruitmentReport.drill', body],
    queryFn: ({ signal }) => client.call('recruitmentReport.drill', { body }, { signal }),
    placeholderData: keepPreviousData,
  })
  return (
    <Dialog open onOpenChange={(open) => open || onClose()}>
      <DialogContent>
        <DialogHeader
          title={titleOf(cell, report)}
          description={found.data && `${formatNumber(found.data.candidate_total)} hồ sơ`}
        />
        <DialogBody>
          <Loaded
            query={found}
            title="Không mở được danh sách"
            level={3}
            empty={({ candidate_total: total }) => (total === 0 ? 'Không có hồ sơ nào' : null)}
          >
            {({ candidates, candidate_total: total }) => (
              <Stack>
                <Stack as="ul" gap="md">
                  {candidates.map((candidate) => (
                    <li key={candidate.id}>
                      <CandidateLine candidate={candidate} />
                    </li>
                  ))}
                </Stack>
                <Pagination page={cell.page} perPage={SIZE} total={total} onPageChange={onPageChange} />
              </Stack>
            )}
          </Loaded>
        </DialogBody>
        <DialogFooter>
          <Button onClick={onClose}>Đóng</Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}

function CandidateLine({ candidate }: { candidate: Schemas['CountedCandidate'] }) {
  const { id, recruitment_id, recruitment_code, full_name, state, source, applied_at } = candidate
  return (
    <Inline justify="between" align="start" gap="md">
      <Stack gap="none">
        {full_name === null ? (
          <Text tone="soft">Đã xóa dữ liệu cá nhân</Text>
        ) : (
          <Link href={candidatePath(recruitment_id, id)}>{full_name}</Link>
        )}
        <Text size="hint" tone="hint">
          {[
            recruitment_code,
            candidateSourceLabels[source],
            `nộp ngày ${formatDateTime(applied_at).slice(0, 10)}`,
          ].join(', ')}
        </Text>
      </Stack>
      <CandidateStatus state={state} />
    </Inline>
  )
}

function titleOf({ table, row, column }: OpenCell, report: Schemas['RecruitmentReport'] | undefined): string {
  const of = report?.[table]
  const figure = of?.columns.find(({ key }) => key === column)?.label ?? 'Danh sách ứng viên'
  const line = row === null ? undefined : of?.rows.find(({ key }) => key === row)?.label
  return line === undefined ? figure : `${line}: ${figure}`
}
