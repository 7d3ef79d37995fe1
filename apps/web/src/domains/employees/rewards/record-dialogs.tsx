import type { Input } from '@nhansu/sdk/contract'
import { useQuery } from '@tanstack/react-query'
import type { FormValues } from '#web/kit/forms/form-rules.ts'
import type { Labels } from '#web/kit/resource/define-resource.ts'
import { client } from '#web/session/client.ts'
import { query } from '#web/session/queries.ts'
import { usePermission } from '#web/session/use-profile.ts'
import {
  breachFields,
  moneyField,
  reductionFields,
  rewardFields,
  type Step,
  stepFields,
  stepWords,
} from './record-deeds.ts'
import { RecordForm } from './record-form.tsx'
import { recordName, type RewardRecord } from './record-words.ts'
import { filled, StepFindings } from './step-findings.tsx'

type Store = Input<'rewardsDisciplines.store'>['body']
type Reduction = Input<'rewardsDisciplines.reduce'>['body']

interface FormProps {
  type: RewardRecord['type']
  /** The record to change; without one the form makes a new one. */
  record?: RewardRecord
  /** Whom a new record is about. */
  employeeId?: number | undefined
  onClose: () => void
}

/** The form of a reward, or of the minutes of a breach. */
export function RecordDialog({ type, record, employeeId, onClose }: FormProps) {
  const forms = useForms(type, record?.form_id)
  const seesMoney = usePermission('employee_sensitive')
  if (forms === undefined) return null
  const isReward = type === 'reward'
  const fields = isReward ? [...rewardFields(forms), ...(seesMoney ? moneyField : [])] : breachFields
  const noun = isReward ? 'khen thưởng' : 'hồ sơ kỷ luật'
  const start =
    record ?? (employeeId === undefined ? undefined : { employee_ids: [employeeId], about_assets: false })
  return (
    <RecordForm
      title={`${record ? 'Cập nhật' : 'Thêm'} ${noun}`}
      submitLabel="Lưu"
      fields={fields}
      record={start}
      // The form has the fields of the body, and the server checks them.
      save={async (given) => {
        const values = await withReason(given)
        return record
          ? client.call('rewardsDisciplines.update', {
              path: { id: record.id },
              body: { ...values, version: record.version },
            })
          : client.call('rewardsDisciplines.store', { body: { ...values, type } as unknown as Store })
      }}
      about={record && recordName(record)}
      done={record ? 'Cập nhật thành công!' : 'Thêm mới thành công!'}
      onClose={onClose}
    />
  )
}

/** Where nothing was written, the chosen reason says it. */
async function withReason({ reason, ...values }: FormValues): Promise<FormValues> {
  if (reason) return { ...values, reason }
  const { reason_id: id } = values
  if (typeof id !== 'number') return values
  const { reward_reason: chosen } = await client.call('rewardReasons.show', { path: { id } })
  return { ...values, reason: chosen.name }
}

interface StepProps {
  record: RewardRecord
  step: Step
  onClose: () => void
}

/** The form of a step of a discipline; what would void it stands under its fields before it is taken. */
export function StepDialog({ record, step, onClose }: StepProps) {
  const forms = useForms('discipline')
  if (forms === undefined) return null
  return (
    <RecordForm
      title={stepWords[step]}
      submitLabel={stepWords[step]}
      fields={stepFields(step, forms)}
      record={{ ...record, reason: null }}
      save={(values) =>
        client.call('rewardsDisciplines.move', {
          path: { id: record.id },
          body: { ...filled(values), to: step, version: record.version },
        })
      }
      about={recordName(record)}
      done="Đã chuyển bước xử lý."
      onClose={onClose}
    >
      <StepFindings id={record.id} step={step} />
    </RecordForm>
  )
}

/** The form of a reduced term (khoản 2 Điều 126). */
export function ReductionDialog({ record, onClose }: Omit<StepProps, 'step'>) {
  return (
    <RecordForm
      title="Giảm thời hạn kỷ luật"
      description="Khi đã chấp hành được một nửa thời hạn và sửa chữa tiến bộ (khoản 2 Điều 126)."
      submitLabel="Giảm thời hạn"
      fields={reductionFields}
      record={record}
      save={(values) =>
        client.call('rewardsDisciplines.reduce', {
          path: { id: record.id },
          // The form has the fields of the body, and the server checks them.
          body: { ...values, version: record.version } as unknown as Reduction,
        })
      }
      about={recordName(record)}
      done="Đã giảm thời hạn kỷ luật."
      onClose={onClose}
    />
  )
}

/** The forms that may be chosen; a record keeps one that is out of use. */
function useForms(type: RewardRecord['type'], kept: number | null = null): Labels | undefined {
  const { data } = useQuery(query('rewardsDisciplines.forms'))
  return (
    data &&
    Object.fromEntries(
      data.forms
        .filter((form) => form.type === type && (form.is_active || form.id === kept))
        .map(({ id, name }) => [id, name]),
    )
  )
}
