import type { Schemas } from '@nhansu/sdk/contract'
import { Button } from '@nhansu/ui/button/button.tsx'
import { formatDate } from '@nhansu/ui/format/date.ts'
import { Card } from '@nhansu/ui/layout/card.tsx'
import { Inline } from '@nhansu/ui/layout/inline.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { useToast } from '@nhansu/ui/toast/use-toast.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import { errorText } from '#web/kit/feedback/messages.ts'
import { mutation, query } from '#web/session/queries.ts'
import { StandInWork } from './stand-in-work.tsx'

const StandInForm = lazy(() => import('./stand-in-form.tsx'))

type StandIn = Schemas['StandIn']

/** Who stands in for the reader while he is away, and for whom he does. */
export function StandIns() {
  const asked = useQuery(query('standIns.list'))
  const [isNaming, setNaming] = useState(false)
  return (
    <Card>
      <Stack gap="lg">
        <Text as="p" tone="soft">
          Khi bạn vắng mặt, người thay nhận thêm thông báo về việc chờ bạn và xử lý bằng quyền của chính mình.
          Không quyền nào được chuyển giao; việc của riêng bạn như chấm bài, phỏng vấn vẫn chờ bạn.
        </Text>
        <Loaded query={asked} title="Không mở được danh sách người thay">
          {({ stand_ins, people }) => (
            <Stack gap="lg">
              {people.length > 0 ? (
                <Inline>
                  <Button onClick={() => setNaming(true)}>Chọn người thay</Button>
                </Inline>
              ) : (
                <Text as="p" tone="soft">
                  Chưa có ai có quyền xử lý thay việc của bạn.
                </Text>
              )}
              {stand_ins.length > 0 && (
                <Stack as="ul" gap="lg">
                  {stand_ins.map((each) => (
                    <li key={each.id}>
                      <OneStandIn standIn={each} />
                    </li>
                  ))}
                </Stack>
              )}
              {isNaming && (
                <Suspense>
                  <StandInForm people={people} onClose={() => setNaming(false)} />
                </Suspense>
              )}
            </Stack>
          )}
        </Loaded>
      </Stack>
    </Card>
  )
}

function OneStandIn({ standIn }: { standIn: StandIn }) {
  const { id, away_name, stand_in_name, from_date, to_date, is_mine, is_now } = standIn
  const toast = useToast()
  const { mutate: end, isPending } = useMutation({
    ...mutation('standIns.end'),
    onSuccess: () => toast.ok('Đã bỏ người thay.', { description: stand_in_name }),
    onError: (error) => toast.bad(errorText(error, 'Không bỏ được người thay.')),
  })
  return (
    <Inline gap="md" justify="between">
      <Stack gap="xs">
        <Text weight="medium">{is_mine ? `${stand_in_name} thay bạn` : `Bạn thay ${away_name}`}</Text>
        <Text>
          {`Từ ${formatDate(from_date)} đến hết ${formatDate(to_date)}${is_now ? ' · Đang thay' : ''}`}
        </Text>
        <StandInWork work={standIn} />
      </Stack>
      {is_mine && (
        <Button
          size="small"
          aria-label={`Bỏ người thay: ${stand_in_name}`}
          loading={isPending}
          onClick={() => end({ path: { id } })}
        >
          Bỏ
        </Button>
      )}
    </Inline>
  )
}
