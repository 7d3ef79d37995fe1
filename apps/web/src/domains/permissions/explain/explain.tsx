import { skipToken, useQuery } from '@tanstack/react-query'
import { Combobox } from '@nhansu/ui/combobox/combobox.tsx'
import { EmptyState } from '@nhansu/ui/empty-state/empty-state.tsx'
import { Card } from '@nhansu/ui/layout/card.tsx'
import { Columns } from '@nhansu/ui/layout/columns.tsx'
import { Page } from '@nhansu/ui/layout/page.tsx'
import { CircleHelp } from 'lucide-react'
import { NotYet } from '#web/kit/feedback/not-yet.tsx'
import { useAddress } from '#web/kit/screen/use-address.ts'
import { useScreens } from '#web/kit/screen/use-screens.ts'
import { query } from '#web/session/queries.ts'
import { ExplainAnswer } from './explain-answer.tsx'
import { askedOf, operationOptions, screenOptions } from './explain-question.ts'
import { ReferencePicker } from '#web/kit/references/reference-picker.tsx'
import { type ExplainAddress, readExplain, writeExplain } from '../permission-paths.ts'

/** Why a user sees a screen or may do something, or what is missing for it; the question stands in the address. */
export default function Explain() {
  const [address, ask] = useAddress(readExplain, writeExplain)
  const screens = useScreens()
  const { userId, screen, operation } = address
  return (
    <Page
      title="Vì sao tôi (không) thấy?"
      summary="Chọn một người dùng và một màn hình hoặc thao tác để biết vai trò nào cho phép, hoặc còn thiếu quyền gì."
    >
      <Card title="Câu hỏi">
        <Columns count={3}>
          <ReferencePicker
            reference="users"
            label="Người dùng"
            placeholder="Tìm theo tên, tên đăng nhập hoặc mã"
            value={userId ?? null}
            onValueChange={(id) => ask({ userId: id ?? undefined })}
          />
          <Combobox
            label="Màn hình"
            placeholder="Chọn màn hình"
            options={screenOptions(screens)}
            value={screen ?? null}
            onValueChange={(path) => ask({ screen: path ?? undefined, operation: undefined })}
          />
          <Combobox
            label="Hoặc thao tác"
            placeholder="Chọn thao tác"
            options={operationOptions}
            value={operation ?? null}
            onValueChange={(id) => ask({ operation: id ?? undefined, screen: undefined })}
          />
        </Columns>
      </Card>
      <Answer of={address} />
    </Page>
  )
}

function Answer({ of }: { of: ExplainAddress }) {
  const asked = askedOf(of, useScreens())
  const explain = query('permissions.explain', { query: asked ?? { user_id: 0 } })
  const explained = useQuery({
    ...(asked ? explain : { ...explain, queryFn: skipToken }),
    // Somebody may have been given a role a moment ago.
    staleTime: 0,
  })
  if (asked && explained.data) return <ExplainAnswer {...explained.data.explanation} />
  return (
    <Card>
      {asked && <NotYet query={explained} />}
      {!asked && (
        <EmptyState
          icon={CircleHelp}
          title="Chưa có câu hỏi"
          text="Chọn người dùng, rồi chọn màn hình hoặc thao tác."
        />
      )}
    </Card>
  )
}
