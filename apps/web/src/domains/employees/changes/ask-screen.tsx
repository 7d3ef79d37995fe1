import { EmptyState } from '@nhansu/ui/empty-state/empty-state.tsx'
import { Card } from '@nhansu/ui/layout/card.tsx'
import { Page } from '@nhansu/ui/layout/page.tsx'
import { useQuery } from '@tanstack/react-query'
import { NotLoaded } from '#web/kit/feedback/not-loaded.tsx'
import { query } from '#web/session/queries.ts'
import { useOwnFile } from '../file/use-employee-file.ts'
import { AskForm } from './ask-form.tsx'
import { useOwnValues } from './use-own-values.ts'

const title = 'Đề nghị cập nhật'

/** Changes of one's own file: fields in place, evidence, one press to send. */
export default function AskScreen() {
  const own = useOwnFile()
  if (own.employee) return <OwnFile id={own.employee.id} />
  if (own.employee === undefined) return <NotLoaded title={title} error={own.error} onRetry={own.retry} />
  return (
    <Page title={title}>
      <Card>
        <EmptyState title="Tài khoản này không có hồ sơ nhân viên trong công ty đang chọn." />
      </Card>
    </Page>
  )
}

function OwnFile({ id }: { id: number }) {
  const { values, error, retry } = useOwnValues(id)
  const settings = useQuery(query('requestChangeSettings.show'))
  if (!values) return <NotLoaded title={title} error={error} onRetry={retry} />
  if (!settings.data)
    return <NotLoaded title={title} error={settings.error} onRetry={() => void settings.refetch()} />
  const { fields } = settings.data.settings
  return <AskForm values={values} settings={new Map(fields.map((each) => [each.field, each]))} />
}
