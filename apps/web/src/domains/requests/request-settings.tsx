import type { Data, Schemas } from '@nhansu/sdk/contract'
import { requestChangeModeLabels } from '@nhansu/sdk/domains/requests'
import { invalidate } from '@nhansu/sdk/query'
import { Button } from '@nhansu/ui/button/button.tsx'
import { Checkbox } from '@nhansu/ui/checkbox/checkbox.tsx'
import { Card } from '@nhansu/ui/layout/card.tsx'
import { Columns } from '@nhansu/ui/layout/columns.tsx'
import { MultiCombobox } from '@nhansu/ui/multi-combobox/multi-combobox.tsx'
import { Page } from '@nhansu/ui/layout/page.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Select } from '@nhansu/ui/select/select.tsx'
import { useToast } from '@nhansu/ui/toast/use-toast.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { errorText, messages } from '#web/kit/feedback/messages.ts'
import { NotLoaded } from '#web/kit/feedback/not-loaded.tsx'
import { Problem } from '#web/kit/forms/problem.tsx'
import { client } from '#web/session/client.ts'
import { query, queryClient } from '#web/session/queries.ts'
import { discardUnsavedWork, useUnsavedWork } from '#web/session/unsaved-work.ts'

const TITLE = 'Cài đặt yêu cầu cập nhật'

type Setting = Schemas['RequestChangeSetting']
type Settings = Data<'requestChangeSettings.show'>['settings']
type Rule = Pick<Setting, 'mode' | 'needs_evidence' | 'is_shown'>

const modes = (['self', 'review', 'hr'] as const).map((value) => ({
  value,
  label: requestChangeModeLabels[value],
}))

/** How each field of the file may be changed by its owner. */
export default function RequestSettings() {
  const { data, error, refetch } = useQuery(query('requestChangeSettings.show'))
  if (!data) return <NotLoaded title={TITLE} error={error} onRetry={() => void refetch()} />
  return <Form key={data.settings.version} settings={data.settings} />
}

function Form({ settings }: { settings: Settings }) {
  const [changed, setChanged] = useState<ReadonlyMap<string, Rule>>(new Map())
  const [days, setDays] = useState<readonly string[]>(settings.remind_days.map(String))
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  const toast = useToast()
  const remind_days = days.map(Number).toSorted((one, other) => one - other)
  const isOtherDays = remind_days.join() !== settings.remind_days.join()
  const isChanged = changed.size > 0 || isOtherDays
  useUnsavedWork(isChanged)
  const free = settings.fields.filter(({ is_locked }) => !is_locked)
  const sections = [...Map.groupBy<string, Setting>(free, ({ section }) => section)]
  const locked = settings.fields.filter(({ is_locked }) => is_locked)
  const save = async () => {
    if (!isChanged) {
      toast.info(messages.unchanged)
      return
    }
    setBusy(true)
    setProblem(undefined)
    try {
      const fields = [...changed].map(([field, { mode, needs_evidence, is_shown }]) => ({
        field,
        mode,
        needs_evidence,
        is_shown,
      }))
      await client.call('requestChangeSettings.update', {
        body: {
          version: settings.version,
          ...(fields.length > 0 && { fields }),
          ...(isOtherDays && { remind_days }),
        },
      })
      discardUnsavedWork()
      toast.ok(messages.updated, { description: TITLE })
      await invalidate(queryClient, 'requestChangeSettings')
    } catch (error) {
      setProblem(errorText(error))
    }
    setBusy(false)
  }
  return (
    <Page
      title={TITLE}
      summary="Nhân viên tự cập nhật, gửi yêu cầu duyệt, hay chỉ bộ phận nhân sự được sửa; và thông tin nào hiển thị cho nhân viên."
      actionsAt="foot"
      actions={
        <Button tone="primary" loading={busy} onClick={() => void save()}>
          Lưu
        </Button>
      }
    >
      <Stack>
        <Problem>{problem}</Problem>
        <Card title="Nhắc duyệt">
          <MultiCombobox
            label="Nhắc người duyệt sau"
            hint="Số ngày làm việc mà yêu cầu đã chờ, tối đa 5 mốc; mỗi mốc nhắc một lần. Để trống nếu không nhắc."
            options={daysToChoose(settings.remind_days)}
            value={days}
            onValueChange={setDays}
          />
        </Card>
        {sections.map(([section, fields]) => (
          <Card key={section} title={section}>
            <Stack gap="md">
              {fields.map((setting) => (
                <Row
                  key={setting.field}
                  setting={setting}
                  rule={changed.get(setting.field) ?? setting}
                  onChange={(rule) => setChanged(new Map(changed).set(setting.field, rule))}
                />
              ))}
            </Stack>
          </Card>
        ))}
        <Card title={requestChangeModeLabels.hr}>
          <Stack gap="md">
            {locked.map((setting) => (
              <ShownToOwner
                key={setting.field}
                setting={setting}
                rule={changed.get(setting.field) ?? setting}
                onChange={(rule) => setChanged(new Map(changed).set(setting.field, rule))}
              />
            ))}
          </Stack>
        </Card>
      </Stack>
    </Page>
  )
}

/** Two weeks of working days, and whatever else a program has set. */
function daysToChoose(kept: readonly number[]) {
  const usual = Array.from({ length: 12 }, (_, index) => index + 1)
  return [...new Set([...usual, ...kept])]
    .toSorted((one, other) => one - other)
    .map((day) => ({ value: String(day), label: `${day} ngày làm việc` }))
}

interface RowProps {
  setting: Setting
  rule: Rule
  onChange: (rule: Rule) => void
}

function Row({ setting, rule, onChange }: RowProps) {
  const { label } = setting
  const { mode, needs_evidence } = rule
  return (
    <Columns count={2}>
      <Select
        label={label}
        options={modes}
        value={mode}
        onValueChange={(next) => next !== null && onChange({ ...rule, mode: next })}
      />
      <Stack gap="xs">
        <ShownToOwner setting={setting} rule={rule} label="Hiển thị cho nhân viên" onChange={onChange} />
        {mode === 'review' && (
          <Checkbox
            label="Cần minh chứng"
            aria-label={`Cần minh chứng: ${label}`}
            checked={needs_evidence}
            onCheckedChange={(next) => onChange({ ...rule, needs_evidence: next })}
          />
        )}
      </Stack>
    </Columns>
  )
}

/** What a file or a row is told by stands for its owner anyway, and what HR notes of him never does. */
function ShownToOwner({ setting, rule, label, onChange }: RowProps & { label?: string }) {
  const name = `Hiển thị cho nhân viên: ${setting.label}`
  return (
    <Checkbox
      // Beside the field's own name the words alone are seen; a reader of the screen hears whose they are.
      label={label ?? name}
      aria-label={name}
      checked={rule.is_shown}
      disabled={setting.is_shown_fixed}
      onCheckedChange={(next) => onChange({ ...rule, is_shown: next })}
    />
  )
}
