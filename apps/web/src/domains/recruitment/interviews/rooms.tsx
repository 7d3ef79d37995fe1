import { fieldFacts } from '@nhansu/sdk/field-facts/recruitment-rooms'
import type { Input } from '@nhansu/sdk/contract'
import { Button } from '@nhansu/ui/button/button.tsx'
import { useState } from 'react'
import { client } from '#web/session/client.ts'
import { CandidateFormDialog } from '../candidates/candidate-form-dialog.tsx'
import { fieldsOfVerb } from './interview-fields.ts'

const fields = fieldsOfVerb(fieldFacts, 'store', [
  { field: 'name', input: 'text' },
  { field: 'capacity', input: 'number' },
])

/** Adds a room in which appointments are held. */
export function RoomsButton() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Thêm phòng</Button>
      {isOpen && (
        <CandidateFormDialog
          title="Thêm phòng phỏng vấn"
          submitLabel="Thêm phòng"
          fields={fields}
          save={(values) =>
            client.call('recruitmentRooms.store', {
              // The form's fields are those of the body; the contract checks each again.
              body: values as unknown as Input<'recruitmentRooms.store'>['body'],
            })
          }
          done="Đã thêm phòng."
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
