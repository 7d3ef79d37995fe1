import type { Schemas } from '@nhansu/sdk/contract'
import { erasureStateLabels, retentionClassLabels } from '@nhansu/sdk/domains/personal-data'
import { Status, type StatusTone } from '@nhansu/ui/badge/status.tsx'
import { Button } from '@nhansu/ui/button/button.tsx'
import { formatDate } from '@nhansu/ui/format/date.ts'
import { formatNumber } from '@nhansu/ui/format/number.ts'
import { formatDateTime } from '@nhansu/ui/format/time.ts'
import { Card } from '@nhansu/ui/layout/card.tsx'
import { Inline } from '@nhansu/ui/layout/inline.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { download } from '@nhansu/sdk'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import { PrintButton } from '#web/kit/printing/print-button.tsx'
import { client } from '#web/session/client.ts'
import { query } from '#web/session/queries.ts'
import { ByTwo } from './erasure-by-two.tsx'

// Their code comes with the first press.
const ProposeErasureDialog = lazy(() => import('./propose-erasure-dialog.tsx'))
const SettleErasureDialog = lazy(() => import('./settle-erasure-dialog.tsx'))

type Erasure = Schemas['Erasure']
type Due = Schemas['ErasureDue']

const tones: Record<Erasure['state'], StatusTone> = {
  proposed: 'warn',
  done: 'neutral',
  withdrawn: 'neutral',
}

interface ErasuresProps {
  mayEdit: boolean
}

/** Of whom data are due to be erased, proposals that wait for a second person, and what was erased. */
export function Erasures({ mayEdit }: ErasuresProps) {
  const asked = useQuery(query('erasures.list'))
  const [proposing, setProposing] = useState<Due>()
  const [settling, setSettling] = useState<{ erasure: Erasure; deed: 'confirm' | 'withdraw' }>()
  return (
    <>
      <Card title="Người đã nghỉ việc có dữ liệu đến hạn xóa">
        <Loaded
          query={asked}
          title="Dữ liệu đến hạn xóa"
          level={3}
          empty={({ due }) => (due.length === 0 ? 'Chưa có dữ liệu của ai đến hạn xóa.' : null)}
        >
          {({ due, due_total }) => (
            <Stack gap="md">
              {due_total > due.length && (
                <Text
                  as="p"
                  tone="soft"
                >{`${formatNumber(due.length)} người nghỉ lâu nhất trong ${formatNumber(due_total)}.`}</Text>
              )}
              <Stack as="ul" gap="md">
                {due.map((leaver) => (
                  <li key={leaver.employee_id}>
                    <OneDue leaver={leaver} onPropose={mayEdit ? setProposing : undefined} />
                  </li>
                ))}
              </Stack>
            </Stack>
          )}
        </Loaded>
      </Card>
      {asked.data && <ByTwo settings={asked.data.settings} mayEdit={mayEdit} />}
      {(asked.data?.erasures.length ?? 0) > 0 && (
        <Card title="Đề nghị xóa và các lần đã xóa">
          <Stack as="ul" gap="md">
            {asked.data?.erasures.map((erasure) => (
              <li key={erasure.id}>
                <OneErasure
                  erasure={erasure}
                  mayEdit={mayEdit}
                  onSettle={(deed) => setSettling({ erasure, deed })}
                />
              </li>
            ))}
          </Stack>
        </Card>
      )}
      <Suspense>
        {proposing && <ProposeErasureDialog leaver={proposing} onClose={() => setProposing(undefined)} />}
        {settling && <SettleErasureDialog {...settling} onClose={() => setSettling(undefined)} />}
      </Suspense>
    </>
  )
}

interface OneDueProps {
  leaver: Due
  onPropose: ((leaver: Due) => void) | undefined
}

function OneDue({ leaver, onPropose }: OneDueProps) {
  const { full_name, nhansu_id, leave_date, classes, hindrance } = leaver
  return (
    <Inline gap="md" justify="between">
      <Stack gap="xs">
        <Text weight="medium">{`${full_name} · ${nhansu_id}`}</Text>
        <Text
          tone="soft"
          size="hint"
        >{`Nghỉ việc ngày ${formatDate(leave_date)}, đến hạn: ${wordsOf(classes)}`}</Text>
        {hindrance !== null && <Text tone="warn">{`Chưa xóa được: ${hindrance}`}</Text>}
      </Stack>
      {onPropose && (
        <Button
          size="small"
          aria-label={`Xem trước việc xóa: ${full_name}`}
          onClick={() => onPropose(leaver)}
        >
          Xem trước
        </Button>
      )}
    </Inline>
  )
}

interface OneErasureProps {
  erasure: Erasure
  mayEdit: boolean
  onSettle: (deed: 'confirm' | 'withdraw') => void
}

function OneErasure({ erasure, mayEdit, onSettle }: OneErasureProps) {
  const { id, full_name, nhansu_id, state, classes, may_confirm } = erasure
  const isOpen = state === 'proposed' && mayEdit
  return (
    <Inline gap="md" justify="between">
      <Stack gap="xs">
        <Text weight="medium">{`${full_name} · ${nhansu_id}`}</Text>
        <Text>{wordsOf(classes)}</Text>
        <Text tone="soft" size="hint">
          {erasureHint(erasure)}
        </Text>
      </Stack>
      <Inline gap="sm">
        <Status tone={tones[state]}>{erasureStateLabels[state]}</Status>
        {state === 'done' && (
          <PrintButton
            label="Biên bản xóa"
            aria-label={`Biên bản xóa dữ liệu: ${full_name}`}
            fetch={() => download(client, 'erasures.paper', { path: { id } })}
          />
        )}
        {isOpen && (
          <Button
            size="small"
            aria-label={`Rút đề nghị xóa: ${full_name}`}
            onClick={() => onSettle('withdraw')}
          >
            Rút đề nghị
          </Button>
        )}
        {isOpen && may_confirm && (
          <Button
            size="small"
            tone="danger"
            aria-label={`Xác nhận xóa: ${full_name}`}
            onClick={() => onSettle('confirm')}
          >
            Xác nhận xóa
          </Button>
        )}
      </Inline>
    </Inline>
  )
}

function wordsOf(classes: Erasure['classes']): string {
  return classes.map((key) => retentionClassLabels[key]).join('; ')
}

/** Who proposed and who confirmed it, and how much went. */
export function erasureHint(erasure: Erasure): string {
  const {
    proposed_by_name: by,
    created_at,
    state,
    settled_by_name: other,
    settled_at,
    counts,
    files,
    is_repeated,
  } = erasure
  const rows = counts.reduce((sum, each) => sum + each.rows, 0)
  const parts = [
    is_repeated
      ? 'Xóa lại theo danh sách đã xóa sau khi khôi phục bản sao lưu cũ'
      : `Đề nghị lúc ${formatDateTime(created_at)}${by === null ? '' : ` bởi ${by}`}`,
    settled_at !== null &&
      `${erasureStateLabels[state].toLocaleLowerCase('vi')} lúc ${formatDateTime(settled_at)}${other === null ? '' : ` bởi ${other}`}`,
    state === 'done' && `${formatNumber(rows)} dòng, ${formatNumber(files ?? 0)} tệp`,
  ]
  return parts.filter(Boolean).join(', ')
}
