import type { Data, Input } from '@nhansu/sdk/contract'
import { fieldFacts } from '@nhansu/sdk/field-facts/recruitment-rooms'
import { Button } from '@nhansu/ui/button/button.tsx'
import { Dialog } from '@nhansu/ui/dialog/dialog.tsx'
import { DialogContent } from '@nhansu/ui/dialog/dialog-content.tsx'
import { DialogBody, DialogFooter, DialogHeader } from '@nhansu/ui/dialog/dialog-parts.tsx'
import { Inline } from '@nhansu/ui/layout/inline.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import { client } from '#web/session/client.ts'
import { query } from '#web/session/queries.ts'
import { CandidateFormDialog } from '../candidates/candidate-form-dialog.tsx'
import { fieldsOfVerb } from './interview-fields.ts'

type Room = Data<'recruitmentRooms.list'>['rooms'][number]

const asked = [
  { field: 'name', input: 'text' },
  { field: 'capacity', input: 'number' },
] as const
const newFields = fieldsOfVerb(fieldFacts, 'store', asked)
const fields = fieldsOfVerb(fieldFacts, 'update', [...asked, { field: 'is_active', input: 'switch' }])

/** The rooms in which appointments are held, each to be changed or taken out of use. */
export default function RoomsDialog({ onClose }: { onClose: () => void }) {
  const rooms = useQuery(query('recruitmentRooms.list'))
  const [edited, setEdited] = useState<{ room?: Room }>()
  if (edited) return <RoomForm {...edited} onClose={() => setEdited(undefined)} />
  return (
    <Dialog open onOpenChange={(open) => open || onClose()}>
      <DialogContent>
        <DialogHeader title="Phòng phỏng vấn" />
        <DialogBody>
          <Loaded
            query={rooms}
            level={3}
            empty={({ rooms: all }) => (all.length === 0 ? 'Chưa có phòng phỏng vấn nào' : null)}
          >
            {({ rooms: all }) => (
              <Stack gap="sm">
                {all.map((room) => (
                  <Inline key={room.id} gap="sm">
                    <Button size="small" onClick={() => setEdited({ room })}>
                      {`Sửa ${room.name}`}
                    </Button>
                    <Text tone="soft">{aboutRoom(room)}</Text>
                  </Inline>
                ))}
              </Stack>
            )}
          </Loaded>
        </DialogBody>
        <DialogFooter>
          <Button onClick={onClose}>Đóng</Button>
          <Button tone="primary" onClick={() => setEdited({})}>
            Thêm phòng
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}

function aboutRoom({ capacity, is_active: isActive }: Room): string {
  return [capacity && `Sức chứa ${capacity}`, !isActive && 'Ngừng sử dụng'].filter(Boolean).join(' · ')
}

function RoomForm({ room, onClose }: { room?: Room; onClose: () => void }) {
  return (
    <CandidateFormDialog
      title={room ? 'Sửa phòng phỏng vấn' : 'Thêm phòng phỏng vấn'}
      submitLabel={room ? 'Lưu' : 'Thêm phòng'}
      fields={room ? fields : newFields}
      record={room}
      save={(values) =>
        // The form's fields are those of the body; the contract checks each again.
        room
          ? client.call('recruitmentRooms.update', {
              path: { id: room.id },
              body: { ...values, version: room.version },
            })
          : client.call('recruitmentRooms.store', {
              body: values as unknown as Input<'recruitmentRooms.store'>['body'],
            })
      }
      done={room ? 'Đã lưu phòng.' : 'Đã thêm phòng.'}
      onClose={onClose}
    />
  )
}
