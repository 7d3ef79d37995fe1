import type { Schemas } from '@nhansu/sdk/contract'
import { formatNumber } from '@nhansu/ui/format/number.ts'
import { formatMinute } from '@nhansu/ui/format/time.ts'
import { Card } from '@nhansu/ui/layout/card.tsx'
import { Page } from '@nhansu/ui/layout/page.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Link } from '@nhansu/ui/link/link.tsx'
import { PageActions } from '@nhansu/ui/page-actions/page-actions.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { useToast } from '@nhansu/ui/toast/use-toast.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import { errorText } from '#web/kit/feedback/messages.ts'
import { mutation, query } from '#web/session/queries.ts'
import { SourceForm } from './source-form.tsx'

type FirstImports = Schemas['FirstImports']

/** The first imports of a company in their order, beside what its older system has, and what is still missing. */
export default function FirstImportsScreen() {
  const found = useQuery(query('firstImports.show'))
  const putAway = usePutAway()
  const page = found.data?.first_imports
  return (
    <Page
      title="Nhập dữ liệu ban đầu"
      summary="Nhập dữ liệu từ hệ thống cũ theo thứ tự dưới đây: bước sau dựa vào bước trước."
      actions={
        page && (
          <PageActions
            actions={[
              page.put_away_at === null
                ? { id: 'put-away', label: 'Cất trang này', onSelect: () => void putAway(true) }
                : { id: 'take-up', label: 'Dùng lại trang này', onSelect: () => void putAway(false) },
            ]}
          />
        )
      }
    >
      <Loaded query={found}>
        {({ first_imports: shown }) => (
          <Stack gap="xl">
            {shown.put_away_at !== null && <Text tone="soft">{putAwayWords(shown)}</Text>}
            <Card title="Các bước">
              <SourceForm page={shown} />
            </Card>
            <Card title="Còn thiếu">
              <Stack as="ul" gap="md">
                {shown.gaps.map((gap) => (
                  <li key={gap.label}>
                    <Gap gap={gap} />
                  </li>
                ))}
              </Stack>
            </Card>
          </Stack>
        )}
      </Loaded>
    </Page>
  )
}

function putAwayWords({ put_away_at: at, put_away_by_name: name }: FirstImports): string {
  return `Trang này đã được cất lúc ${formatMinute(at)}${name === null ? '' : `, bởi ${name}`}, và không còn ở trang chủ.`
}

/** What is missing: the list of exactly these, or their names. */
function Gap({ gap: { label, total, link, records } }: { gap: FirstImports['gaps'][number] }) {
  const words = `${label}: ${formatNumber(total)}`
  if (total === 0) return <Text tone="soft">{words}</Text>
  if (link !== null) return <Link href={link}>{words}</Link>
  return (
    <Stack gap="xs">
      <Text weight="medium">{words}</Text>
      <Stack as="ul" gap="xs">
        {records.map((record) => (
          <li key={record.link}>
            <Link tone="quiet" href={record.link}>
              {record.text}
            </Link>
          </li>
        ))}
      </Stack>
      {total > records.length && (
        <Text tone="soft">{`và ${formatNumber(total - records.length)} mục khác`}</Text>
      )}
    </Stack>
  )
}

/** Puts the page away for everybody of the company; the toast takes that back. */
function usePutAway() {
  const [saving] = useState(() => mutation('firstImports.update'))
  const { mutateAsync: save } = useMutation(saving)
  const toast = useToast()
  const move = async (isPutAway: boolean) => {
    try {
      await save({ body: { is_put_away: isPutAway } })
      toast.ok(
        isPutAway ? 'Đã cất trang Nhập dữ liệu ban đầu.' : 'Trang Nhập dữ liệu ban đầu đã trở lại trang chủ.',
        {
          action: { run: () => void move(!isPutAway) },
        },
      )
    } catch (error) {
      toast.bad(errorText(error))
    }
  }
  return move
}
