import { Page } from '@nhansu/ui/layout/page.tsx'
import { useQuery } from '@tanstack/react-query'
import { NotLoaded } from '#web/kit/feedback/not-loaded.tsx'
import { query } from '#web/session/queries.ts'
import { MailTemplateCard } from './mail-template-card.tsx'

const TITLE = 'Mẫu thư'

/** What the company's mails say, for its administrators to write in their own words. */
export default function MailTemplates() {
  const { data, error, refetch } = useQuery(query('mailTemplates.list'))
  if (!data) return <NotLoaded title={TITLE} error={error} onRetry={() => void refetch()} />
  return (
    <Page title={TITLE} summary="Thư do hệ thống tự gửi, viết theo lời của công ty.">
      {data.mail_templates.map((template) => (
        <MailTemplateCard key={`${template.name} ${template.version}`} template={template} />
      ))}
    </Page>
  )
}
