import { conditionSubjects } from '@nhansu/sdk/domains/conditions'
import { Combobox } from '@nhansu/ui/combobox/combobox.tsx'
import { DateField } from '@nhansu/ui/date-field/date-field.tsx'
import { Columns } from '@nhansu/ui/layout/columns.tsx'
import { MultiCombobox } from '@nhansu/ui/multi-combobox/multi-combobox.tsx'
import { NumberField } from '@nhansu/ui/number-field/number-field.tsx'
import { Select } from '@nhansu/ui/select/select.tsx'
import { TextField } from '@nhansu/ui/text-field/text-field.tsx'
import {
  choiceOptions,
  comparandOf,
  type ConditionDraft,
  fieldOptions,
  newCondition,
  operatorOptions,
} from './condition-draft.ts'

interface ConditionRowProps {
  condition: ConditionDraft
  /** What the server found wrong with it. */
  error: string | undefined
  onChange: (condition: ConditionDraft) => void
}

/** One condition: about what, how it is compared, and with what. */
export function ConditionRow({ condition, error, onChange }: ConditionRowProps) {
  const { field, operator } = condition
  return (
    <Columns count={3}>
      <Combobox
        label="Thông tin"
        required
        options={fieldOptions}
        value={field}
        onValueChange={(next) =>
          next && next !== field && onChange({ ...newCondition(next), key: condition.key })
        }
      />
      <Select
        label="So sánh"
        options={operatorOptions(field, operator)}
        value={operator}
        onValueChange={(next) => onChange({ ...condition, operator: next })}
      />
      <ValueField condition={condition} error={error} onChange={onChange} />
    </Columns>
  )
}

function ValueField({ condition, error, onChange }: ConditionRowProps) {
  const change = (changed: Partial<ConditionDraft>) => onChange({ ...condition, ...changed })
  switch (comparandOf(condition)) {
    case 'ends':
      return <EndFields condition={condition} error={error} onChange={onChange} />
    case 'text':
      return (
        <TextField
          label="Giá trị"
          error={error}
          value={condition.text}
          onValueChange={(text) => change({ text })}
        />
      )
    case 'number':
      return (
        <NumberField
          label="Giá trị"
          error={error}
          grouped={false}
          value={condition.number}
          onValueChange={(number) => change({ number })}
        />
      )
    case 'date':
      return (
        <DateField
          label="Giá trị"
          error={error}
          value={condition.date}
          onValueChange={(date) => change({ date })}
        />
      )
    case 'boolean':
      return (
        <Select
          label="Giá trị"
          error={error}
          options={choiceOptions(condition.field)}
          value={condition.codes[0] ?? null}
          onValueChange={(code) => change({ codes: [code] })}
        />
      )
    case 'choice':
      return (
        <MultiCombobox
          label="Giá trị"
          hint="Chọn nhiều giá trị nghĩa là một trong số đó."
          error={error}
          options={choiceOptions(condition.field)}
          value={condition.codes}
          onValueChange={(codes) => change({ codes })}
        />
      )
    default:
      return null
  }
}

function EndFields({ condition, error, onChange }: ConditionRowProps) {
  const change = (changed: Partial<ConditionDraft>) => onChange({ ...condition, ...changed })
  const isOfDays = conditionSubjects[condition.field].kind === 'date'
  return (
    <Columns count={2}>
      {isOfDays ? (
        <>
          <DateField
            label="Từ"
            error={error}
            value={condition.fromDate}
            onValueChange={(fromDate) => change({ fromDate })}
          />
          <DateField label="Đến" value={condition.toDate} onValueChange={(toDate) => change({ toDate })} />
        </>
      ) : (
        <>
          <NumberField
            label="Từ"
            error={error}
            grouped={false}
            value={condition.fromNumber}
            onValueChange={(fromNumber) => change({ fromNumber })}
          />
          <NumberField
            label="Đến"
            grouped={false}
            value={condition.toNumber}
            onValueChange={(toNumber) => change({ toNumber })}
          />
        </>
      )}
    </Columns>
  )
}
