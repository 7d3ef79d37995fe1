import type { Schemas } from '@nhansu/sdk/contract'
import { natureOfWorkLabels, receptionLabels } from '@nhansu/sdk/domains/employees'
import { heavyWorkLabels } from '@nhansu/sdk/domains/job-changes'
import { fieldFacts as jobFacts } from '@nhansu/sdk/field-facts/job-changes'
import { createElement } from 'react'
import type { AnyField } from '#web/kit/resource/define-resource.ts'
import { addressesGroup } from '../groups/addresses-group.ts'
import { affiliationsGroup } from '../groups/affiliations-group.ts'
import { cardGroup } from '../groups/card-group.ts'
import { declareFields, type GroupSection } from '../groups/file-group.ts'
import { healthGroup } from '../groups/health-group.ts'
import { papersGroup } from '../groups/papers-group.ts'
import { furtherPositionsField } from './further-positions.tsx'
import { ReceptionForm } from './reception-form.tsx'
import { paperFields } from './reception-paper.ts'
import type { HeldRight } from '#web/session/profile.ts'

/** Where in the call's body the fields of a section stand. */
export type NewFilePart = 'card' | 'reception' | 'papers' | 'addresses' | 'health' | 'affiliations'

/** Some fields of the form for a new employee. */
export interface NewFileSection extends GroupSection {
  part: NewFilePart
}

// The contract's `x-needs`: without the right they are not asked, since the server refuses them.
const sensitive: readonly string[] = [
  'place_of_birth',
  'native_place',
  'ethnic',
  'religion',
  'nationality',
  'marital_status',
  'personal_email',
  'emergency_name',
  'emergency_relation',
  'emergency_phone',
] as const satisfies readonly (keyof Schemas['NewEmployee'])[]

// What stands inside another object of the body has no title among those of the contract's fields.
const receptionFields: readonly AnyField[] = [
  ...declareFields<Schemas['Reception']>(jobFacts, [
    { field: 'effective_date', label: 'Ngày vào công ty', input: 'date', required: true },
    {
      field: 'decision_type',
      label: 'Loại quyết định tiếp nhận',
      input: { labels: receptionLabels },
      required: true,
    },
    { field: 'department_id', label: 'Đơn vị', input: { reference: 'departments' }, required: true },
    { field: 'position_id', label: 'Chức vụ', input: { reference: 'positions' }, required: true },
    { field: 'nature_of_work', label: 'Tính chất công việc', input: { labels: natureOfWorkLabels } },
    { field: 'work_place', label: 'Nơi làm việc', input: 'text' },
    { field: 'direct_manager_id', label: 'Quản lý trực tiếp', input: { reference: 'employees' } },
    { field: 'heavy_work', label: 'Công việc nặng nhọc, độc hại', input: { labels: heavyWorkLabels } },
    {
      field: 'probation_from',
      label: 'Thử việc từ',
      input: 'date',
      hint: 'Để trống thì từ ngày vào công ty.',
    },
    { field: 'probation_to', label: 'Thử việc đến', input: 'date' },
    { field: 'decision_no', input: 'text' },
    { field: 'decision_date', input: 'date' },
  ]),
  ...paperFields,
  furtherPositionsField,
]
const reception: GroupSection = {
  title: 'Tiếp nhận',
  fields: receptionFields,
  form: () => createElement(ReceptionForm, { fields: receptionFields }),
}

const [work, ...personal] = cardGroup.sections.map(inPart('card'))
const all: readonly NewFileSection[] = [
  ...(work ? [work] : []),
  inPart('reception')(reception),
  ...personal,
  // Passport, work permit and driving licence are filled in later, in the file.
  ...papersGroup.sections.slice(0, 2).map(inPart('papers')),
  ...addressesGroup.sections.map(inPart('addresses')),
  ...healthGroup.sections.map(inPart('health')),
  ...affiliationsGroup.sections.map(inPart('affiliations')),
]

/** The sections that somebody with these rights fills in, in the order of the reference (section 2). */
export function sectionsFor(permissions: ReadonlySet<HeldRight>): readonly NewFileSection[] {
  if (permissions.has('employee_sensitive')) return all
  return all
    .filter(({ part }) => part === 'card' || part === 'reception')
    .map((section) => ({
      ...section,
      fields: section.fields.filter(({ field }) => !sensitive.includes(field)),
    }))
    .filter(({ fields }) => fields.length > 0)
}

function inPart(part: NewFilePart) {
  return (section: GroupSection): NewFileSection => ({ ...section, part })
}
