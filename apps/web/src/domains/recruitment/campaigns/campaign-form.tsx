import { FormSection } from '@nhansu/ui/form-section/form-section.tsx'
import { Card } from '@nhansu/ui/layout/card.tsx'
import { FullRow } from '@nhansu/ui/layout/columns.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import type { ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { FormWithAddress } from '#web/kit/address/address-form.tsx'
import { FormField } from '#web/kit/forms/form-fields.tsx'
import type { FormValues } from '#web/kit/forms/form-rules.ts'
import { campaignSections, placeFields, shownFields } from './campaign-fields.ts'
import { useHeadcount } from './use-headcount.ts'

/** The sections of a campaign's form; they stand in react-hook-form's context. @param framed each on a surface of its own */
export function CampaignForm({ framed = false }: { framed?: boolean }) {
  const [reason, position] = useWatch<FormValues>({ name: ['reason', 'position_id'] })
  const headcount = useHeadcount(typeof position === 'number' ? position : null)
  const sections = [
    ...campaignSections.map(({ title, fields }) => ({
      title,
      content: (
        <FormSection title={title} columns={framed ? 3 : 2}>
          {shownFields(fields, { reason: reason ?? null }).map((field) =>
            field.input === 'long-text' ? (
              <FullRow key={field.field}>
                <FormField id={field.field} {...field} />
              </FullRow>
            ) : (
              <FormField key={field.field} id={field.field} {...field} />
            ),
          )}
          {fields.some(({ field }) => field === 'position_id') && headcount !== undefined && (
            <FullRow>
              <Text tone="soft">{headcount}</Text>
            </FullRow>
          )}
        </FormSection>
      ),
    })),
    {
      title: 'Nơi làm việc',
      content: (
        <FormSection title="Nơi làm việc" columns={2}>
          <FullRow>
            <FormWithAddress fields={placeFields} />
          </FullRow>
        </FormSection>
      ),
    },
  ]
  return (
    <Stack gap="lg">
      {sections.map(({ title, content }) => (
        <Framed key={title} framed={framed}>
          {content}
        </Framed>
      ))}
    </Stack>
  )
}

function Framed({ framed, children }: { framed: boolean; children: ReactNode }) {
  return framed ? <Card>{children}</Card> : children
}
