import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { mutation } from '#web/session/queries.ts'
import { ClassDialog } from '../people/class-dialog.tsx'

interface PlaceDialogProps {
  ids: readonly number[]
  /** Whom and what it is about. */
  about: string
  onClose: () => void
}

/** Puts the people of needs into a new class or one that is there. */
export default function PlaceDialog({ ids, about, onClose }: PlaceDialogProps) {
  const [placing] = useState(() => mutation('trainingNeeds.place'))
  const { mutateAsync: place } = useMutation(placing)
  return (
    <ClassDialog
      title={`Xếp lớp: ${about}`}
      verb="Xếp lớp"
      ids={ids}
      hint="Lớp mới có sẵn một môn học cùng tên, cấp chứng chỉ mà các nhu cầu cùng hướng đến."
      put={place}
      onClose={onClose}
    />
  )
}
