import type { Data } from '@nhansu/sdk/contract'
import type { AnyApiError } from '@nhansu/sdk/errors'
import { candidateSourceLabels } from '@nhansu/sdk/domains/candidates'
import { IconButton } from '@nhansu/ui/button/icon-button.tsx'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuTrigger,
} from '@nhansu/ui/dropdown-menu/dropdown-menu.tsx'
import { MenuItem } from '@nhansu/ui/dropdown-menu/menu-item.tsx'
import { formatDate } from '@nhansu/ui/format/date.ts'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Link } from '@nhansu/ui/link/link.tsx'
import { Heading } from '@nhansu/ui/text/heading.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { Ellipsis } from 'lucide-react'
import { useId } from 'react'
import { NotYet } from '#web/kit/feedback/not-yet.tsx'
import { card, cards } from './board.css.ts'
import { type DeedName, deeds, deedsIn, nextDeed } from './candidate-deeds.ts'
import { candidatePath, candidatesPath } from './candidate-paths.ts'

type Page = Data<'candidates.list'>
type Candidate = Page['candidates'][number]

/** What is to be done with whom. */
export interface BoardTask {
  deed: DeedName
  candidate: Candidate
}

interface BoardColumnProps {
  title: string
  campaignId: number
  query: { data: Page | undefined; error: AnyApiError | null; refetch: () => unknown }
  mayEdit: boolean
  onTask: (task: BoardTask) => void
}

/** Who stands in one state, the last who applied first. */
export function BoardColumn({ title, campaignId, query, mayEdit, onTask }: BoardColumnProps) {
  const id = useId()
  const { data } = query
  const total = data?.meta.pagination?.total ?? 0
  const more = total - (data?.candidates.length ?? 0)
  return (
    <section aria-labelledby={id}>
      <Stack gap="sm">
        <Heading level={2} id={id}>
          {data ? `${title} (${total})` : title}
        </Heading>
        {!data && <NotYet query={query} />}
        <ul className={cards}>
          {data?.candidates.map((candidate) => (
            <BoardCard
              key={candidate.id}
              candidate={candidate}
              campaignId={campaignId}
              mayEdit={mayEdit}
              onTask={onTask}
            />
          ))}
        </ul>
        {more > 0 && <Link href={candidatesPath(campaignId)}>{`Còn ${more} hồ sơ trong bảng`}</Link>}
      </Stack>
    </section>
  )
}

interface BoardCardProps extends Pick<BoardColumnProps, 'campaignId' | 'mayEdit' | 'onTask'> {
  candidate: Candidate
}

function BoardCard({ candidate, campaignId, mayEdit, onTask }: BoardCardProps) {
  const { id, full_name: name, state, source, applied_at: applied } = candidate
  const offered = mayEdit ? deedsIn(state) : []
  const next = mayEdit ? nextDeed[state] : undefined
  return (
    // A key of the links and buttons inside; the card itself is no control.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li
      className={card}
      onKeyDown={(event) => {
        // The menu stands outside of its card.
        if (!(event.target instanceof Node && event.currentTarget.contains(event.target))) return
        if (event.key === 'ArrowRight' && next) onTask({ deed: next, candidate })
      }}
    >
      <Stack gap="xs">
        <Link tone="quiet" href={candidatePath(campaignId, id)}>
          {name}
        </Link>
        {source && (
          <Text size="hint" tone="soft">
            {candidateSourceLabels[source]}
          </Text>
        )}
        <Text size="hint" tone="soft">{`Nộp ${formatDate(applied.slice(0, 10))}`}</Text>
      </Stack>
      {offered.length > 0 && (
        <DropdownMenu>
          <DropdownMenuTrigger>
            <IconButton icon={Ellipsis} label={`Thao tác với ${name}`} />
          </DropdownMenuTrigger>
          <DropdownMenuContent align="end">
            {offered.map((deed) => (
              <MenuItem key={deed} onSelect={() => onTask({ deed, candidate })}>
                {deeds[deed].label}
              </MenuItem>
            ))}
          </DropdownMenuContent>
        </DropdownMenu>
      )}
    </li>
  )
}
