import type { Input } from '@nhansu/sdk/contract'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { FormValues } from '#web/kit/forms/form-rules.ts'
import { PartDialog } from '#web/kit/parts/part-dialog.tsx'
import type { Row } from '#web/kit/resource/define-resource.ts'
import { mutation } from '#web/session/queries.ts'
import { type CommitmentDeedName, commitmentDeeds } from './commitment-deeds.ts'
import SettleDialog from './settle-dialog.tsx'
import SignDialog from './sign-dialog.tsx'

/** A promise of service, as the list has it. */
export type Commitment = Row<'trainingCommitments'>

interface DeedDialogProps {
  deed: CommitmentDeedName
  commitment: Commitment
  onClose: () => void
}

/** Asks for what a step of a promise wants to know, and takes it. */
export default function DeedDialog({ deed, commitment, onClose }: DeedDialogProps) {
  if (deed === 'sign') return <SignDialog commitment={commitment} onClose={onClose} />
  if (deed === 'settle') return <SettleDialog commitment={commitment} onClose={onClose} />
  return <PlainDeed deed={deed} commitment={commitment} onClose={onClose} />
}

interface PlainDeedProps extends DeedDialogProps {
  deed: Exclude<CommitmentDeedName, 'sign' | 'settle'>
}

function PlainDeed({ deed, commitment, onClose }: PlainDeedProps) {
  const { label, description, fields, done } = commitmentDeeds[deed]
  const [saving] = useState(() => mutation(`trainingCommitments.${deed}`))
  const { mutateAsync: send } = useMutation(saving)
  const about = `${commitment.number}, ${commitment.full_name}`
  return (
    <PartDialog
      title={`${label}: ${about}`}
      description={description}
      submitLabel={label}
      fields={fields}
      save={(values: FormValues) =>
        send({
          path: { id: commitment.id },
          // The contract's rules have passed each of them.
          body: { ...values, version: commitment.version } as Input<'trainingCommitments.waive'>['body'] &
            Input<'trainingCommitments.claim'>['body'] &
            Input<'trainingCommitments.repay'>['body'],
        })
      }
      done={done}
      about={about}
      onClose={onClose}
    />
  )
}
