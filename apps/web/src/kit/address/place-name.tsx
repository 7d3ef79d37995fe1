import { useQuery } from '@tanstack/react-query'
import type { DisplayProps } from '#web/kit/resource/define-resource.ts'
import {
  communeOptions,
  districtOptions,
  oldProvinceOptions,
  provincesOptions,
  wardOptions,
} from './places.ts'

/** A commune of the scheme in force, with its province. */
export function CommuneName({ value }: DisplayProps) {
  const { data: below } = useQuery(communeOptions(value))
  const { data: above } = useQuery(provincesOptions())
  const province = above?.provinces.find(({ id }) => id === below?.district.province_id)
  return joined(below?.district, province)
}

/** A ward of the old scheme, with what it lay in. */
export function WardName({ value }: DisplayProps) {
  const { data: lowest } = useQuery(wardOptions(value))
  const ward = lowest?.ward
  const { data: below } = useQuery({
    ...districtOptions(ward?.district_id ?? 0),
    enabled: ward !== undefined,
  })
  const district = below?.district
  const { data: above } = useQuery({
    ...oldProvinceOptions(district?.province_id ?? 0),
    enabled: district !== undefined,
  })
  return joined(ward, district, above?.province)
}

function joined(...units: readonly ({ full_name: string } | undefined)[]): string {
  return units.flatMap((unit) => unit?.full_name ?? []).join(', ')
}
