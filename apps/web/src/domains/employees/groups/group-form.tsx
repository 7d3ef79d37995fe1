import { Button } from '@nhansu/ui/button/button.tsx'
import { Card } from '@nhansu/ui/layout/card.tsx'
import { Inline } from '@nhansu/ui/layout/inline.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { Eye } from 'lucide-react'
import { FormPage } from '#web/kit/form-page/form-page.tsx'
import { FormPageSection } from '#web/kit/form-page/form-page-section.tsx'
import { useFormPage } from '#web/kit/form-page/use-form-page.ts'
import { type FormValues, startValues } from '#web/kit/forms/form-rules.ts'
import { useProfile } from '#web/session/use-profile.ts'
import { WaitingFields } from '../changes/waiting-fields.tsx'
import { filePath } from '../file/employee-file.ts'
import { useEmployeeFile } from '../file/use-employee-file.ts'
import { type FileGroup, fieldsOf, type GroupValues } from './file-group.ts'
import { useGroupSaving } from './use-group.ts'
import { useReveal } from './use-reveal.ts'

interface GroupFormProps {
  employeeId: number
  group: FileGroup
  values: GroupValues
}

/** The form of one part of a file; numbers behind dots join it once they are opened, fields of other rights never do. */
export function GroupForm({ employeeId, group, values }: GroupFormProps) {
  const { permissions } = useProfile()
  const { employee } = useEmployeeFile(employeeId)
  const opened = useReveal(employeeId, values.dotted_fields)
  const isOpen = (field: string) =>
    !values.masked_fields.includes(field) && !(opened.closed as readonly string[]).includes(field)
  const sections = group.sections
    .map((section) => ({ ...section, fields: section.fields.filter(({ field }) => isOpen(field)) }))
    .filter(({ fields }) => fields.length > 0)
  const fields = sections.flatMap((section) => section.fields)
  const valuesOf = (record: GroupValues = values) =>
    startValues(fieldsOf(group), { ...record, ...opened.values })
  const back = `${filePath(employeeId)}?tab=${group.tab}`
  const work = useFormPage<FormValues, GroupValues>({
    record: values,
    valuesOf,
    fields,
    saving: useGroupSaving(group, employeeId, valuesOf),
    called: () => (employee ? `${group.label}: ${employee.full_name}` : group.label),
    doneTo: back,
  })
  const open = async () => {
    const revealed = await opened.reveal()
    for (const field of opened.closed)
      if (revealed) work.form.resetField(field, { defaultValue: startValue(group, field, revealed) })
  }
  return (
    <FormPage
      work={work}
      title={`Cập nhật ${group.label.toLowerCase()}`}
      summary={employee ? `${employee.full_name} · ${employee.nhansu_id}` : null}
      backTo={back}
      readOnly={!group.edit.every((name) => permissions.has(name))}
    >
      <WaitingFields employeeId={employeeId} isMeant={(path) => isFieldOf(group, path)} />
      {opened.closed.length > 0 && (
        <Card>
          <Inline gap="md">
            <Text tone="soft">Các số đang che không có trong biểu mẫu. Hiện ra để sửa.</Text>
            <Button size="small" icon={Eye} loading={opened.isPending} onClick={() => void open()}>
              Hiện
            </Button>
          </Inline>
        </Card>
      )}
      {sections.map(({ title, fields: shown, form: Inside, start: Start }) => (
        <FormPageSection
          key={title}
          title={title}
          {...(!Inside && { fields: shown })}
          {...(Start && { start: <Start fields={shown} /> })}
        >
          {Inside && <Inside />}
        </FormPageSection>
      ))}
      {values.masked_fields.length > 0 && <Masked group={group} masked={values.masked_fields} />}
    </FormPage>
  )
}

function isFieldOf(group: FileGroup, path: string): boolean {
  return fieldsOf(group).some(({ field }) => field === path)
}

/** A field's value as the form holds it. */
function startValue(group: FileGroup, field: string, values: Readonly<Record<string, unknown>>) {
  const declared = fieldsOf(group).filter((one) => one.field === field)
  return startValues(declared, values)[field] ?? null
}

/** What the reader may not see, by its names: it is not in the form, and stays as it is. */
function Masked({ group, masked }: { group: FileGroup; masked: readonly string[] }) {
  const names = fieldsOf(group).flatMap(({ field, label }) => (masked.includes(field) ? [label] : []))
  if (names.length === 0) return null
  return (
    <Card>
      <Stack gap="xs">
        <Text weight="medium">Không có quyền xem</Text>
        <Text tone="soft">{names.join(', ')}</Text>
      </Stack>
    </Card>
  )
}
