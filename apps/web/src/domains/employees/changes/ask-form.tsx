import { Button } from '@nhansu/ui/button/button.tsx'
import { ButtonLink } from '@nhansu/ui/button/button-link.tsx'
import { FileField } from '@nhansu/ui/file-field/file-field.tsx'
import { Page } from '@nhansu/ui/layout/page.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { FormProvider } from 'react-hook-form'
import { FormPageSection } from '#web/kit/form-page/form-page-section.tsx'
import { FormFields } from '#web/kit/forms/form-fields.tsx'
import { Problem } from '#web/kit/forms/problem.tsx'
import { AskedRows } from './asked-rows.tsx'
import { type Settings } from './askable.ts'
import { useAsking } from './use-asking.ts'
import { askedSets, type OwnValues } from './use-own-values.ts'

interface AskFormProps {
  values: OwnValues
  settings: Settings
}

const endings = ['.pdf', '.jpg', '.jpeg', '.png']
const mostBytes = 20 * 1024 * 1024
const mostFiles = 10

/** The form of a request: what its owner may change of his file, with evidence, a day and a word to the reviewer. */
export function AskForm({ values, settings }: AskFormProps) {
  const asking = useAsking(values, settings)
  const { form, evidence } = asking
  return (
    <FormProvider {...form}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void form.handleSubmit(asking.send)()
        }}
      >
        <Page
          title="Đề nghị cập nhật"
          summary="Sửa thông tin ngay tại đây rồi gửi. Thông tin cần duyệt chỉ thay đổi khi bộ phận nhân sự đồng ý."
          actionsAt="foot"
          actions={
            <>
              <ButtonLink href="/thong-tin-ca-nhan">Hủy</ButtonLink>
              <Button type="submit" tone="primary" loading={form.formState.isSubmitting}>
                Gửi
              </Button>
            </>
          }
        >
          <Stack>
            <Problem>{asking.problem}</Problem>
            {asking.sections.map(({ title, fields, form: Inside }) => (
              <FormPageSection key={title} title={title} {...(!Inside && { fields })}>
                {Inside && <Inside />}
              </FormPageSection>
            ))}
            {askedSets.map((set, place) => (
              <AskedRows
                key={set.key}
                set={set}
                rows={values.rows[place] ?? []}
                settings={settings}
                asking={asking}
              />
            ))}
            <FormPageSection title="Gửi yêu cầu">
              <Stack>
                <FileField
                  label="Minh chứng"
                  hint="PDF, JPG hoặc PNG, mỗi tệp tối đa 20 MB."
                  files={evidence.files}
                  accept={endings}
                  maxSize={mostBytes}
                  maxFiles={mostFiles}
                  onFilesAdd={evidence.add}
                  onFileRemove={evidence.remove}
                />
                <FormFields
                  fields={[
                    {
                      field: 'effective_date',
                      label: 'Áp dụng từ ngày',
                      input: 'date',
                      hint: 'Để trống để áp dụng ngay khi được duyệt.',
                    },
                    { field: 'note', label: 'Lời nhắn', input: 'long-text' },
                  ]}
                />
              </Stack>
            </FormPageSection>
          </Stack>
        </Page>
      </form>
    </FormProvider>
  )
}
