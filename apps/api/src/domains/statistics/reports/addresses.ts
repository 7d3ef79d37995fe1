import { type RawBuilder, sql } from 'kysely'
import { countedOn } from '../population.ts'
import { type Asked, type Report, shownDay, unknownRow } from '../report.ts'

/**
 * Địa bàn: where people live, permanently and temporarily. An employee stands in up to two rows, once in each column.
 * Addresses have no days, so today's count.
 */
export const addresses: Report = {
  key: 'addresses',
  title: 'Địa bàn cư trú',
  fileName: 'DiaBan',
  isSensitive: true,
  needs: 'employee_sensitive',
  basis: ({ to, asked }) =>
    `Nhân viên đang làm việc ngày ${shownDay(to)}, theo địa chỉ đang ghi trong hồ sơ hôm nay${asked.scheme === 'old' ? ' (địa giới trước 01/07/2025)' : ''}; mỗi người một lần ở cột thường trú và một lần ở cột tạm trú. Hồ sơ chưa có địa chỉ ở dòng Chưa cập nhật.`,
  clauses: (context, { asked, to, heads }) => sql`${countedOn(context, to, heads, asked)}, facts as (
    select counted.*, lived.kind, ${rowOf(asked)}, ${placeOf(asked)}.full_name as detail
    from counted
    left join employee_addresses held on ${context.inThisCompany('held')} and held.employee_id = counted.id
    cross join lateral (values ('permanent', ${placeIds(asked.scheme).permanent}), ('temporary', ${placeIds(asked.scheme).temporary}))
      as lived (kind, place_id)
    ${placesOf(asked.scheme)}
    ${ofProvince(asked)})`,
  // Few places have many people: they are told apart by province or commune once for each, and not for each person.
  summed: (context, { asked, to, heads }) => sql`${countedOn(context, to, heads, asked)}, lived as (
    select case grouping(permanent) when 0 then 'permanent' else 'temporary' end as kind,
      case grouping(permanent) when 0 then permanent else temporary end as place_id, count(*) as people
    from (select ${placeIds(asked.scheme).permanent} as permanent, ${placeIds(asked.scheme).temporary} as temporary
      from counted
      left join employee_addresses held on ${context.inThisCompany('held')} and held.employee_id = counted.id) placed
    group by grouping sets ((permanent), (temporary))
  ), facts as (
    select lived.kind, lived.people, ${rowOf(asked)}
    from lived ${placesOf(asked.scheme)} ${ofProvince(asked)})`,
  columns: () => [
    { key: 'permanent', label: 'Thường trú', kind: 'count', where: sql`facts.kind = 'permanent'` },
    { key: 'permanent_share', label: 'Tỷ lệ thường trú (%)', kind: 'share', of: 'permanent' },
    { key: 'temporary', label: 'Tạm trú', kind: 'count', where: sql`facts.kind = 'temporary'` },
  ],
}

function placeIds(scheme = 'new'): Record<'permanent' | 'temporary', RawBuilder<unknown>> {
  return scheme === 'old'
    ? { permanent: sql`held.ward_id`, temporary: sql`held.ward_tmp_id` }
    : {
        permanent: sql`coalesce(held.new_district_id, -held.new_province_id)`,
        temporary: sql`coalesce(held.new_district_tmp_id, -held.new_province_tmp_id)`,
      }
}

/** The row of a place: its province, or the commune or ward itself where one province is asked for. */
function placeOf({ scheme = 'new', province_id: province }: { scheme?: string; province_id?: number }) {
  if (province === undefined) return sql`province`
  return scheme === 'old' ? sql`ward` : sql`commune`
}

/** The row in which a place stands. */
function rowOf(asked: Asked): RawBuilder<unknown> {
  return sql`coalesce(${placeOf(asked)}.id::text, ${unknownRow.key}) as row_key, ${placeOf(asked)}.full_name as row_label`
}

/** Only what lies in the province that is asked for. */
function ofProvince({ province_id: province }: Asked): RawBuilder<unknown> {
  return province === undefined ? sql`` : sql`where province.id = ${province}`
}

/** The place that `lived` names and the province that it lies in. */
function placesOf(scheme = 'new'): RawBuilder<unknown> {
  return scheme === 'old'
    ? sql`left join wards ward on ward.id = lived.place_id
    left join districts district on district.id = ward.district_id
    left join provinces province on province.id = district.province_id`
    : // Of some only the province is known: it stands below zero.
      sql`left join new_districts commune on commune.id = lived.place_id
    left join new_provinces province on province.id = coalesce(commune.province_id, -lived.place_id)`
}
