import type { Schemas } from '@nhansu/sdk/contract'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { mutation, query } from '#web/session/queries.ts'
import { ClassDialog } from '../people/class-dialog.tsx'

interface RenewDialogProps {
  ids: readonly number[]
  onClose: () => void
}

/** Puts the holders of certificates into a class that renews them; a new one begins like the last course for them. */
export default function RenewDialog({ ids, onClose }: RenewDialogProps) {
  const [renewing] = useState(() => mutation('employeeCertificates.renew'))
  const { mutateAsync: renew } = useMutation(renewing)
  const first = useQuery(query('employeeCertificates.show', { path: { id: ids[0] ?? 0 } }))
  const held = first.data?.employee_certificate
  const filter = { certificate_id: { operator: 'equal', value: held?.certificate_id ?? 0 } } as const
  const last = useQuery({
    ...query('trainings.list', {
      query: { filter, sort: '-start_date', pagination: true, page: 1, size: 1 },
    }),
    enabled: held !== undefined,
  })
  // What cannot be known beforehand is filled in by hand.
  const isReady = first.isError || last.isError || last.isSuccess
  if (!isReady) return null
  return (
    <ClassDialog
      title={`Mở lớp gia hạn: ${ids.length} chứng chỉ`}
      verb="Mở lớp gia hạn"
      ids={ids}
      start={held && startOf(held.certificate_name, last.data?.trainings[0])}
      hint="Lớp mới có môn học, số giờ và điều kiện đạt như khóa gần nhất cấp chứng chỉ này. Nhập đủ ngày, địa điểm và hạn xác nhận để mở đăng ký và gửi thư mời ngay sau đó."
      put={renew}
      onClose={onClose}
    />
  )
}

const longestName = 200

function startOf(certificate: string, last: Schemas['TrainingCourse'] | undefined) {
  return {
    name: `Gia hạn ${certificate}`.slice(0, longestName),
    type_id: last?.type_id ?? null,
    location_id: last?.location_id ?? null,
  }
}
