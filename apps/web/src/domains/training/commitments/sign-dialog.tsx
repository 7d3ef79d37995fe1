import { upload } from '@nhansu/sdk'
import type { Input } from '@nhansu/sdk/contract'
import { FileField } from '@nhansu/ui/file-field/file-field.tsx'
import { useChosenFiles } from '@nhansu/ui/file-field/use-chosen-files.ts'
import { PartDialog } from '#web/kit/parts/part-dialog.tsx'
import type { AnyField } from '#web/kit/resource/define-resource.ts'
import { client } from '#web/session/client.ts'
import { queryClient } from '#web/session/queries.ts'
import { commitmentDeeds } from './commitment-deeds.ts'
import type { Commitment } from './deed-dialog.tsx'
import { MissingContents } from './missing-contents.tsx'

// A form with a file has no table of its fields, so what the contract says of the day stands here.
const fields: readonly AnyField[] = [{ field: 'signed_on', label: 'Ngày ký', input: 'date', required: true }]

/** Asks on which day a promise was signed, and takes the scan of it. */
export default function SignDialog({ commitment, onClose }: { commitment: Commitment; onClose: () => void }) {
  const { label, description, done } = commitmentDeeds.sign
  const chosen = useChosenFiles(1)
  const about = `${commitment.number}, ${commitment.full_name}`
  return (
    <PartDialog
      title={`${label}: ${about}`}
      description={description}
      submitLabel={label}
      fields={fields}
      save={async (values) => {
        const [file] = chosen.chosen
        // What the form holds once its rules have passed it is what the contract takes.
        const body = {
          ...values,
          ...(file && { file }),
        } as unknown as Input<'trainingCommitments.sign'>['body']
        await upload(client, 'trainingCommitments.sign', { path: { id: commitment.id }, body })
        await queryClient.invalidateQueries({
          predicate: ({ queryKey: [name] }) => String(name).startsWith('trainingCommitments.'),
        })
      }}
      done={done}
      about={about}
      onClose={onClose}
    >
      <MissingContents contents={commitment.missing_contents} />
      <FileField
        label="Bản scan đã ký"
        hint="PDF, JPG hoặc PNG."
        {...chosen.field}
        maxFiles={1}
        maxSize={20 * 1024 * 1024}
      />
    </PartDialog>
  )
}
