import type { Schemas } from '@nhansu/sdk/contract'
import { Button } from '@nhansu/ui/button/button.tsx'
import { EmptyState } from '@nhansu/ui/empty-state/empty-state.tsx'
import { Card } from '@nhansu/ui/layout/card.tsx'
import { Inline } from '@nhansu/ui/layout/inline.tsx'
import { Page } from '@nhansu/ui/layout/page.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Link } from '@nhansu/ui/link/link.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import { query } from '#web/session/queries.ts'
import { usePermission } from '#web/session/use-profile.ts'
import { RoundStatus } from './round-status.tsx'
import { answeredWords, askedWords, daysWords, groupWords } from './round-words.ts'

const OpenRoundDialog = lazy(() => import('./open-round-dialog.tsx'))

/** The rounds in which people confirm their file, the last first. */
export default function Rounds() {
  const rounds = useQuery(query('profileRounds.list'))
  const mayEdit = usePermission('request_change_edit:company')
  const [isOpening, setIsOpening] = useState(false)
  const open = mayEdit && (
    <Button tone="primary" icon={Plus} onClick={() => setIsOpening(true)}>
      Mở đợt rà soát
    </Button>
  )
  return (
    <Page title="Đợt rà soát hồ sơ" {...(open && { actions: open })}>
      <Card>
        <Loaded query={rounds}>
          {({ rounds: all }) =>
            all.length === 0 ? (
              <EmptyState
                title="Chưa có đợt rà soát nào."
                text="Mở một đợt để nhân viên xem lại hồ sơ của mình và xác nhận thông tin đúng trong một khoảng ngày."
                level={2}
              />
            ) : (
              <Stack as="ul" gap="lg">
                {all.map((round) => (
                  <li key={round.id}>
                    <RoundLine round={round} />
                  </li>
                ))}
              </Stack>
            )
          }
        </Loaded>
      </Card>
      <Suspense>{isOpening && <OpenRoundDialog onClose={() => setIsOpening(false)} />}</Suspense>
    </Page>
  )
}

function RoundLine({ round }: { round: Schemas['ProfileRound'] }) {
  return (
    <Inline gap="md" justify="between">
      <Stack gap="xs">
        <Link href={`/yeu-cau-cap-nhat-thong-tin/dot-ra-soat/${round.id}`}>{round.name}</Link>
        <Text tone="soft" size="hint">
          {`${daysWords(round)} · ${groupWords(round.groups)} · ${askedWords(round)}`}
        </Text>
      </Stack>
      <Inline gap="sm">
        <Text>{answeredWords(round)}</Text>
        <RoundStatus state={round.state} />
      </Inline>
    </Inline>
  )
}
