import type { Schemas } from '@nhansu/sdk/contract'
import { jobChangeKindLabels, jobChangeName, jobChangeOriginLabels } from '@nhansu/sdk/domains/job-changes'
import { formatDate } from '@nhansu/ui/format/date.ts'
import { formatDateTime } from '@nhansu/ui/format/time.ts'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Link } from '@nhansu/ui/link/link.tsx'
import type { OpenedProps } from '@nhansu/ui/overlay/opens-later.tsx'
import { PopoverContent } from '@nhansu/ui/popover/popover-content.tsx'
import { Popover, PopoverTrigger } from '@nhansu/ui/popover/popover.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { useQuery } from '@tanstack/react-query'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import { query } from '#web/session/queries.ts'
import { type Fact, valueOf } from './fact-words.ts'
import { type AskedWhy, whyWords } from './why-button.tsx'

type Source = Schemas['JobFactSource']

/** What made a fact of somebody's work so, beside the button that asked. */
export function WhyPopover({ employeeId, fact, view, button }: AskedWhy & OpenedProps) {
  return (
    <Popover defaultOpen>
      <PopoverTrigger>{button}</PopoverTrigger>
      <PopoverContent label={whyWords(fact)} width="medium">
        <Reasons employeeId={employeeId} fact={fact} {...(view && { view })} />
      </PopoverContent>
    </Popover>
  )
}

function Reasons({ employeeId, fact, view }: AskedWhy) {
  const why = useQuery(query('jobChanges.why', { path: { id: employeeId }, ...(view && { query: view }) }))
  return (
    <Loaded query={why} level={3}>
      {({ why: { facts } }) => {
        const mine = facts.find((each) => each.fact === fact)
        if (!mine) return <Text tone="soft">Chưa có thay đổi nào ghi thông tin này.</Text>
        return <Reason fact={fact} why={mine} />
      }}
    </Loaded>
  )
}

function Reason({ fact, why: { set_by, before, waiting } }: { fact: Fact; why: Schemas['JobFactWhy'] }) {
  return (
    <Stack gap="xs">
      <SourceLines of={set_by} fact={fact} />
      <Text as="p" tone="soft">{`Trước đó: ${valueOf(before, fact) || 'chưa có'}`}</Text>
      {set_by.reason !== null && <Text as="p" tone="soft">{`Ghi chú: ${set_by.reason}`}</Text>}
      {waiting.map(({ set_by: coming, facts }) => (
        <Text as="p" tone="warn" key={`${coming.id} ${coming.effective_date}`}>
          {`Từ ngày ${formatDate(coming.effective_date)}: ${valueOf(facts, fact) || 'không còn'} (${nameOf(coming, fact)})`}
        </Text>
      ))}
    </Stack>
  )
}

/** The change behind a fact, its paper, and who wrote it when. @param props.fact of the job; none for one of pay */
export function SourceLines({ of: source, fact }: { of: Source; fact?: Fact }) {
  return (
    <>
      <Text as="p" weight="medium">
        {changeWords(source, fact)}
      </Text>
      <Paper of={source} />
      <Text as="p" size="hint" tone="hint">
        {writerWords(source)}
      </Text>
    </>
  )
}

/** 'Điều chuyển, từ ngày 01-12-2026'; a leave that ended says so. */
function changeWords(source: Source, fact: Fact | undefined): string {
  const { kind, effective_date, by_itself } = source
  const what = by_itself ? `Hết thời gian ${jobChangeKindLabels[kind].toLowerCase()}` : nameOf(source, fact)
  return `${what}, từ ngày ${formatDate(effective_date)}`
}

/** An appointment that a decision says is one, whatever else it sets. */
function nameOf({ kind, origin }: Source, fact: Fact | undefined): string {
  return jobChangeName(kind, origin === 'decision' || fact === undefined ? {} : { [fact]: true })
}

function Paper({ of: { decision_no, decision_date, decision_id } }: { of: Source }) {
  if (decision_no === null) return null
  const words = `Quyết định ${decision_no}${decision_date ? ` ngày ${formatDate(decision_date)}` : ''}`
  return (
    <Text as="p">
      {decision_id == null ? words : <Link href={`/tai-lieu/quyet-dinh/${decision_id}`}>{words}</Link>}
    </Text>
  )
}

/** 'Nhập từ tệp Excel, lúc 01-12-2026 08:30:00, Trần Thị Nhân Sự'; what a hand wrote only says whose and when. */
function writerWords({ origin, written_by, written_at }: Source): string {
  const day = `lúc ${formatDateTime(written_at)}`
  const how =
    origin === 'written' || origin === 'decision' ? `Ghi ${day}` : `${jobChangeOriginLabels[origin]}, ${day}`
  return written_by === null ? how : `${how}, ${written_by}`
}
