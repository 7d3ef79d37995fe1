import { Button } from '@nhansu/ui/button/button.tsx'
import { Inline } from '@nhansu/ui/layout/inline.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { RadioGroup } from '@nhansu/ui/radio-group/radio-group.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { wardOptions } from './places.ts'
import { WardName } from './place-name.tsx'

interface OldAddressProps {
  /** A ward of the scheme before 01-07-2025. */
  ward: number
  /** Told of the commune that the reader has chosen, or null for giving the old ward up. */
  onMove: (commune: number | null) => void
}

/**
 * An address of three levels: read as it was written, and carried over to the scheme in force only by choosing. A ward
 * that was divided offers every commune that took its people in.
 */
export function OldAddress({ ward, onMove }: OldAddressProps) {
  const [moving, setMoving] = useState(false)
  const { data } = useQuery(wardOptions(ward))
  const successors = data?.ward.successors ?? []
  return (
    <Stack>
      <Stack gap="xs">
        <Text as="p">
          <WardName value={ward} />
        </Text>
        <Text as="p" tone="soft">
          Địa chỉ cũ, trước 01-07-2025.
        </Text>
      </Stack>
      {moving && successors.length > 0 ? (
        <RadioGroup
          label="Địa chỉ mới"
          hint={
            successors.length > 1
              ? 'Phường/xã cũ đã được chia; hãy chọn nơi đúng với địa chỉ này.'
              : 'Chọn để xác nhận.'
          }
          options={successors.map(({ new_district_id, full_name }) => ({
            value: new_district_id,
            label: full_name,
          }))}
          onValueChange={onMove}
        />
      ) : (
        <Inline>
          {successors.length > 0 && <Button onClick={() => setMoving(true)}>Chuyển sang địa chỉ mới</Button>}
          <Button onClick={() => onMove(null)}>Chọn lại</Button>
        </Inline>
      )}
    </Stack>
  )
}
