import type { Data } from '@nhansu/sdk/contract'
import { Combobox } from '@nhansu/ui/combobox/combobox.tsx'
import { FoldedFilters } from '#web/kit/list/folded-filters.tsx'
import { UnitSelect } from '#web/kit/references/unit-select.tsx'
import { usePermission } from '#web/session/use-profile.ts'
import type { CalendarAddress } from './calendar-address.ts'

type Choice = Data<'trainingDetails.calendar'>['places'][number]

interface CalendarQuestionsProps {
  address: CalendarAddress
  /** Where and by whom is taught within the time that is shown. */
  places: readonly Choice[]
  lecturers: readonly Choice[]
  onChange: (changed: Partial<CalendarAddress>) => void
}

/** Days at which place, by whom, and for whose people. */
export function CalendarQuestions({ address, places, lecturers, onChange }: CalendarQuestionsProps) {
  const { unitId, placeId, lecturerId } = address
  const maySeeUnits = usePermission('department_access')
  const chosen = [unitId, placeId, lecturerId].filter((id) => id !== null).length
  return (
    <FoldedFilters chosen={chosen}>
      <Combobox
        label="Địa điểm"
        placeholder="Tất cả địa điểm"
        options={places.map(optionOf)}
        value={placeId}
        onValueChange={(id) => onChange({ placeId: id })}
      />
      <Combobox
        label="Giảng viên"
        placeholder="Tất cả giảng viên"
        options={lecturers.map(optionOf)}
        value={lecturerId}
        onValueChange={(id) => onChange({ lecturerId: id })}
      />
      {maySeeUnits && <UnitSelect value={unitId} onValueChange={(id) => onChange({ unitId: id })} />}
    </FoldedFilters>
  )
}

function optionOf({ id, name }: Choice) {
  return { value: id, label: name }
}
