import { useQuery } from '@tanstack/react-query'
import { Card } from '@nhansu/ui/layout/card.tsx'
import { Columns } from '@nhansu/ui/layout/columns.tsx'
import { Page } from '@nhansu/ui/layout/page.tsx'
import { NotYet } from '#web/kit/feedback/not-yet.tsx'
import { query } from '#web/session/queries.ts'
import { usePermission } from '#web/session/use-profile.ts'
import { CompanyBirthdays } from './company-birthdays.tsx'
import { CompanyContact } from './company-contact.tsx'
import { CompanyLogo } from './company-logo.tsx'
import { CompanyPlace } from './company-place.tsx'
import { FileUsage } from '#web/domains/system/public.tsx'

/** What stands on the company's papers, and how much its files take. */
export default function Company() {
  const company = useQuery(query('company.show'))
  const { data } = company
  const seesUsage = usePermission('permission_access')
  return (
    <Page title="Thông tin công ty" summary={data?.company.name ?? null}>
      {data ? (
        <Columns count={2} gap="lg">
          <CompanyLogo logo={data.company.logo} />
          <CompanyPlace
            // Begins anew when these are saved alone: what else is saved beside it takes nothing that is being typed.
            key={JSON.stringify([data.company.place, data.company.labour_office])}
            company={data.company}
          />
          <CompanyContact company={data.company} />
          <CompanyBirthdays company={data.company} />
          {seesUsage && <FileUsage />}
        </Columns>
      ) : (
        <Card>
          <NotYet query={company} />
        </Card>
      )}
    </Page>
  )
}
