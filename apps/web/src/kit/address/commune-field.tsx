import { Combobox } from '@nhansu/ui/combobox/combobox.tsx'
import { Columns } from '@nhansu/ui/layout/columns.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import type { SelectOption } from '@nhansu/ui/select/select-option.ts'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { findCommunes } from './find-communes.ts'
import { communeOptions, communesOptions, provincesOptions } from './places.ts'

interface CommuneFieldProps {
  /** The commune; null for none. */
  value: number | null
  onValueChange: (id: number | null) => void
  error?: ReactNode
}

/** A commune of the scheme in force: by its province, or by words of its own or of the old wards that went into it. */
export function CommuneField({ value, onValueChange, error }: CommuneFieldProps) {
  const [chosenProvince, setProvince] = useState<number | null>()
  const { data: provinces } = useQuery(provincesOptions())
  const { data: shown } = useQuery({ ...communeOptions(value ?? 0), enabled: value !== null })
  const province = value === null ? (chosenProvince ?? null) : (shown?.district.province_id ?? null)
  const { data: communes } = useQuery({ ...communesOptions(province ?? 0), enabled: province !== null })
  const chooseProvince = (id: number | null) => {
    setProvince(id)
    onValueChange(null)
  }
  const chooseCommune = (id: number | null) => {
    // The province stays where only its commune is taken away.
    setProvince(province)
    onValueChange(id)
  }
  return (
    <Stack>
      <Combobox
        label="Tìm nhanh phường/xã"
        hint="Gõ tên mới hoặc tên cũ, có dấu hay không đều được; ví dụ: ben nghe q1."
        placeholder="Gõ để tìm..."
        loadOptions={findCommunes}
        value={null}
        onValueChange={(id) => id !== null && chooseCommune(id)}
      />
      <Columns count={2}>
        <Combobox
          label="Tỉnh/Thành phố"
          options={optionsOf(provinces?.provinces)}
          value={province}
          onValueChange={chooseProvince}
        />
        <Combobox
          label="Phường/Xã/Đặc khu"
          options={optionsOf(communes?.districts)}
          value={value}
          onValueChange={chooseCommune}
          error={error}
          {...(province === null && { placeholder: 'Chọn tỉnh/thành phố trước' })}
        />
      </Columns>
    </Stack>
  )
}

function optionsOf(units: readonly { id: number; full_name: string }[] = []): SelectOption<number>[] {
  return units.map(({ id, full_name }) => ({ value: id, label: full_name }))
}
