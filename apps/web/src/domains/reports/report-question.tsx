import { natureOfWorkLabels } from '@nhansu/sdk/domains/employees'
import { positionLevelLabels } from '@nhansu/sdk/domains/organisation'
import {
  addressSchemeLabels,
  rowsOfContractsLabels,
  rowsOfPeopleLabels,
} from '@nhansu/sdk/domains/statistics'
import { DateField } from '@nhansu/ui/date-field/date-field.tsx'
import { Card } from '@nhansu/ui/layout/card.tsx'
import { Select } from '@nhansu/ui/select/select.tsx'
import type { SelectOption } from '@nhansu/ui/select/select-option.ts'
import { FoldedFilters } from '#web/kit/list/folded-filters.tsx'
import { usePermission } from '#web/session/use-profile.ts'
import {
  countedStates,
  type ReportAddress,
  type ReportKey,
  reportNames,
  type RowsBy,
} from './report-address.ts'
import { UnitSelect } from '#web/kit/references/unit-select.tsx'

interface ReportQuestionProps {
  address: ReportAddress
  onChange: (changed: Partial<ReportAddress>) => void
}

function optionsOf<Key extends string>(labels: Readonly<Record<Key, string>>): SelectOption<Key>[] {
  // Object.entries forgets the names of the table's keys.
  return (Object.entries(labels) as [Key, string][]).map(([value, label]) => ({ value, label }))
}

/** By what the rows may be told apart, of the reports that have a choice; the first is what stands without one. */
const rowChoices: Partial<Record<ReportKey, SelectOption<RowsBy>[]>> = {
  employees: optionsOf(rowsOfPeopleLabels),
  contracts: optionsOf(rowsOfContractsLabels),
}

/** Which report, of which day or months, and of whom. */
export function ReportQuestion({ address, onChange }: ReportQuestionProps) {
  const { report, asOf, unitId, natureOfWork, positionLevel, workState, gender, by, scheme, from } = address
  const maySeeUnits = usePermission('department_access')
  const rows = rowChoices[report]
  return (
    <Card>
      <FoldedFilters
        chosen={chosenOf(address)}
        always={
          <Select
            label="Báo cáo"
            options={optionsOf(reportNames)}
            value={report}
            onValueChange={(next) => next && onChange({ report: next, by: null })}
          />
        }
      >
        {report === 'volatility' ? (
          <Select
            label="Thời gian"
            options={periods().map(({ from: value, label }) => ({ value, label }))}
            value={from ?? periods()[0]?.from ?? null}
            onValueChange={(next) => {
              const period = periods().find((each) => each.from === next)
              onChange({ from: period?.from ?? null, to: period?.to ?? null })
            }}
          />
        ) : (
          <DateField label="Tính đến ngày" value={asOf} onValueChange={(day) => onChange({ asOf: day })} />
        )}
        {maySeeUnits && <UnitSelect value={unitId} onValueChange={(id) => onChange({ unitId: id })} />}
        {rows && (
          <Select
            label="Xem theo"
            options={rows}
            value={by ?? rows[0]?.value ?? null}
            onValueChange={(next) => onChange({ by: next === rows[0]?.value ? null : next })}
          />
        )}
        {report === 'addresses' && (
          <Select
            label="Địa giới"
            options={optionsOf(addressSchemeLabels)}
            value={scheme ?? 'new'}
            onValueChange={(next) => onChange({ scheme: next === 'old' ? 'old' : null })}
          />
        )}
        <Select
          label="Tính chất công việc"
          placeholder="Tất cả"
          options={optionsOf<string>(natureOfWorkLabels)}
          value={natureOfWork === null ? null : String(natureOfWork)}
          onValueChange={(next) => onChange({ natureOfWork: next === null ? null : Number(next) })}
        />
        <Select
          label="Cấp chức vụ"
          placeholder="Tất cả"
          options={optionsOf<string>(positionLevelLabels)}
          value={positionLevel === null ? null : String(positionLevel)}
          onValueChange={(next) => onChange({ positionLevel: next === null ? null : Number(next) })}
        />
        <Select
          label="Trạng thái làm việc"
          placeholder="Tất cả"
          options={optionsOf(countedStates)}
          value={workState}
          onValueChange={(next) => onChange({ workState: next })}
        />
        <Select
          label="Giới tính"
          placeholder="Tất cả"
          options={[
            { value: 'Nam', label: 'Nam' },
            { value: 'Nữ', label: 'Nữ' },
          ]}
          value={gender}
          onValueChange={(next) => onChange({ gender: next === 'Nam' || next === 'Nữ' ? next : null })}
        />
      </FoldedFilters>
    </Card>
  )
}

/** How many of the questions beside the report itself have an answer; months count once. */
function chosenOf({ report: _report, to: _to, ...asked }: ReportAddress): number {
  return Object.values(asked).filter((value) => value !== null).length
}

/** This year up to now, and the years before it. */
function periods(): { from: string; to: string | null; label: string }[] {
  const year = new Date().getFullYear()
  return [
    { from: `${year}-01`, to: null, label: `Năm ${year}, đến nay` },
    ...[1, 2, 3].map((ago) => ({
      from: `${year - ago}-01`,
      to: `${year - ago}-12`,
      label: `Năm ${year - ago}`,
    })),
  ]
}
