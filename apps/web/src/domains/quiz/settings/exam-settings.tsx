import type { Data, Input } from '@nhansu/sdk/contract'
import { newerValues } from '@nhansu/sdk/errors'
import { Card } from '@nhansu/ui/layout/card.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Link } from '@nhansu/ui/link/link.tsx'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { NotLoaded } from '#web/kit/feedback/not-loaded.tsx'
import { FormPage } from '#web/kit/form-page/form-page.tsx'
import { FormPageSection } from '#web/kit/form-page/form-page-section.tsx'
import { useFormPage } from '#web/kit/form-page/use-form-page.ts'
import { type FormValues, startValues } from '#web/kit/forms/form-rules.ts'
import { mutation, query } from '#web/session/queries.ts'
import { usePermission } from '#web/session/use-profile.ts'
import { examsPath } from '../exams/exam-paths.ts'
import { defaultFields, noticeField, settingFields } from './setting-fields.ts'

type Settings = Data<'quizSettings.show'>['settings']

const title = 'Cài đặt kỳ thi'
const path = `${examsPath}/cai-dat`

/** What a new exam starts with, and what takers are told before they begin. */
export default function ExamSettings() {
  const { data, error, refetch } = useQuery(query('quizSettings.show'))
  if (!data) return <NotLoaded title={title} error={error} onRetry={() => void refetch()} />
  return <SettingsForm key={data.settings.version} settings={data.settings} />
}

function SettingsForm({ settings }: { settings: Settings }) {
  const mayEdit = usePermission('quiz_setting_edit')
  const [saving] = useState(() => mutation('quizSettings.update'))
  const { mutateAsync: update } = useMutation(saving)
  const work = useFormPage<FormValues, Settings>({
    record: settings,
    valuesOf: (record) =>
      startValues(settingFields, record && { ...record, notice: record.notice.join('\n') }),
    fields: settingFields,
    saving: {
      save: async ({ notice, ...values }, over) => {
        // The contract's rules have passed what the form holds.
        const body = {
          ...values,
          notice: linesOf(notice),
          version: over?.version,
        } as Input<'quizSettings.update'>['body']
        return (await update({ body })).settings
      },
      newer: (error) => newerValues(error, 'quizSettings.update')?.settings,
    },
    doneTo: path,
  })
  return (
    <FormPage
      work={work}
      title={title}
      summary={`Thông báo phiên bản ${settings.notice_version}`}
      backTo={examsPath}
      readOnly={!mayEdit}
      aside={<Others />}
    >
      <FormPageSection
        title="Kỳ thi mới bắt đầu với"
        description="Mỗi kỳ thi vẫn đổi được khi còn nháp; kỳ thi đã có giữ nguyên."
        fields={defaultFields}
      />
      <FormPageSection
        title="Thông báo cho thí sinh"
        description="Thí sinh đọc và đồng ý trước khi vào thi. Sửa thông báo thì có phiên bản mới, phải đồng ý lại."
        fields={[noticeField]}
      />
    </FormPage>
  )
}

/** What belongs to exams and is set elsewhere. */
function Others() {
  return (
    <Card title="Danh mục liên quan">
      <Stack as="ul" gap="sm">
        <li>
          <Link href={`${path}/nhom-de-thi`}>Nhóm đề thi</Link>
        </li>
        <li>
          <Link href="/xep-loai">Xếp loại</Link>
        </li>
      </Stack>
    </Card>
  )
}

/** Each line that says something is one sentence of the notice. */
function linesOf(notice: unknown): string[] {
  return (typeof notice === 'string' ? notice : '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}
