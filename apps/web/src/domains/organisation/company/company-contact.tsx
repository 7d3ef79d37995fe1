import type { Data } from '@nhansu/sdk/contract'
import { fieldFacts } from '@nhansu/sdk/field-facts/company'
import { Button } from '@nhansu/ui/button/button.tsx'
import { DescriptionList } from '@nhansu/ui/description-list/description-list.tsx'
import { Card } from '@nhansu/ui/layout/card.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { PartDialog } from '#web/kit/parts/part-dialog.tsx'
import { withFacts } from '#web/kit/resource/field-facts.ts'
import { client } from '#web/session/client.ts'
import { query, queryClient } from '#web/session/queries.ts'

type Company = Data<'company.show'>['company']

const fields = withFacts(fieldFacts, [
  { field: 'data_contact', input: 'text' },
  { field: 'data_phone', input: 'text', hint: 'Chỉ gồm chữ số, ví dụ 02439990000.' },
  { field: 'data_email', input: 'text' },
  { field: 'about', input: 'long-text' },
] as const)

/** Whom applicants ask, and what they read about the company on the portal. */
export function CompanyContact({ company }: { company: Company }) {
  const [edits, setEdits] = useState(false)
  return (
    <Card title="Với người dự tuyển">
      <Stack>
        <DescriptionList
          items={fields.map(({ field, label }) => ({ term: label, value: company[field] }))}
          layout="under"
        />
        <div>
          <Button icon={Pencil} onClick={() => setEdits(true)}>
            Sửa
          </Button>
        </div>
      </Stack>
      {edits && (
        <PartDialog
          title="Với người dự tuyển"
          description="Hiện trên mọi trang của cổng ứng tuyển; phải có trước khi đăng đợt tuyển dụng."
          fields={fields}
          record={company}
          onClose={() => setEdits(false)}
          save={async (values) => {
            const saved = await client.call('company.update', {
              body: { ...values, version: company.version },
            })
            queryClient.setQueryData(query('company.show').queryKey, saved)
          }}
        />
      )}
    </Card>
  )
}
