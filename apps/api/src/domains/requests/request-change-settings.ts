import type { Schemas } from '@nhansu/sdk/contract'
import { requestChangeModeLabels } from '@nhansu/sdk/domains/requests'
import { sql } from 'kysely'
import { forbidden, invalidInput } from '../../contract/failure.ts'
import { defineOperations, type ProductContext } from '../../contract/handlers.ts'
import { askableFields, fileFields, hiddenFields, shownToOwnerAnyway } from '../employees/public.ts'
import { heldSettings } from '../../settings-row.ts'
import { pictureField } from './picture-field.ts'
import { readRules } from './change-rules.ts'
import { isLocked } from './shipped-modes.ts'

interface Shown {
  settings: Schemas['RequestChangeSettings']
}

export default defineOperations('requestChangeSettings', {
  'requestChangeSettings.show': (_, context) => shown(context),

  'requestChangeSettings.update': async ({ body: { version, fields = [], remind_days } }, context) => {
    // What holds for everybody is said by who may review everybody.
    if (!context.scopes.some(({ scope }) => scope === 'company')) throw forbidden()
    const { db, inThisCompany } = context
    const row = {
      table: 'request_change_settings',
      read: async () => (await shown(context)).settings,
      first: {},
    } as const
    const now = { settings: await heldSettings(context, row, version) }
    const errors = fields.flatMap(({ field, mode, is_shown }): [string, string[]][] => {
      if (field === pictureField.path)
        return is_shown === false ? [[field, ['Nhân viên luôn thấy thông tin này.']]] : []
      if (!askableFields().has(field)) return [[field, ['Hồ sơ không có thông tin này.']]]
      const anyway = shownToOwnerAnyway(field)
      if (is_shown !== undefined && anyway !== undefined && is_shown !== anyway)
        return [
          [field, [anyway ? 'Nhân viên luôn thấy thông tin này.' : 'Nhân viên không thấy thông tin này.']],
        ]
      return isLocked(field) && mode !== 'hr'
        ? [[field, ['Thông tin này chỉ bộ phận nhân sự cập nhật.']]]
        : []
    })
    if (errors.length > 0) throw invalidInput(Object.fromEntries(errors))
    const said = Object.fromEntries(
      fields.map(({ field, mode, needs_evidence }) => [field, { mode, needs_evidence }]),
    )
    const sides = Map.groupBy(fields, ({ is_shown }) => is_shown)
    const [opened = [], closed = []] = [true, false].map((side) =>
      (sides.get(side) ?? []).map(({ field }) => field),
    )
    const toHide = closed.filter((field) => shownToOwnerAnyway(field) === undefined)
    await sql`
      update request_change_settings set hidden_fields = array(
          select field from unnest(hidden_fields || ${toHide}::text[]) field
          where field <> all (${opened}::text[]) group by field order by field),
        fields = fields || ${JSON.stringify(said)}::jsonb,
        remind_days = coalesce(${remind_days?.toSorted((one, other) => one - other) ?? null}::integer[], remind_days)
      where ${inThisCompany('request_change_settings')}`.execute(db)
    const after = await shown(context)
    const asked = new Set(fields.map(({ field }) => field))
    const told = (each: Shown) => ({
      ...(asked.size > 0 && { fields: inWords(each, asked) }),
      ...(remind_days && { remind_days: each.settings.remind_days }),
    })
    context.audit({
      changedFields: [...asked, ...(remind_days ? ['remind_days'] : [])],
      values: { before: told(now), after: told(after) },
      ...(version === undefined && { detail: { without_version: true } }),
    })
    return after
  },
})

/** What the settings say of these fields, a sentence each. */
function inWords({ settings }: Shown, asked: ReadonlySet<string>): string[] {
  return settings.fields
    .filter(({ field }) => asked.has(field))
    .map(
      ({ label, mode, needs_evidence, is_shown }) =>
        `${label}: ${requestChangeModeLabels[mode]}${needs_evidence ? ', cần minh chứng' : ''}${is_shown ? '' : ', không hiển thị cho nhân viên'}`,
    )
}

async function shown(context: ProductContext): Promise<Shown> {
  const { version, remindDays, ruleOf } = await readRules(context)
  const hidden = await hiddenFields(context)
  const fields = [...askableFields().keys()].flatMap((field) => {
    const known = fileFields().get(field)
    if (known === undefined) return []
    const anyway = shownToOwnerAnyway(field)
    const [section = '', name] = known.label.split(' › ')
    return {
      field,
      label: known.label,
      section: name ? section : 'Hồ sơ',
      ...ruleOf(field),
      is_locked: isLocked(field),
      is_shown: anyway ?? !hidden.has(field),
      is_shown_fixed: anyway !== undefined,
    }
  })
  // Drawn anew as it is sent, it has no evidence, and its owner always sees it.
  const picture = {
    field: pictureField.path,
    label: pictureField.label,
    section: 'Hồ sơ',
    ...ruleOf(pictureField.path),
    needs_evidence: false,
    is_locked: false,
    is_shown: true,
    is_shown_fixed: true,
  }
  return { settings: { fields: [picture, ...fields], remind_days: [...remindDays], version } }
}
