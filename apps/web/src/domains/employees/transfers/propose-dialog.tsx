import { download, upload } from '@nhansu/sdk'
import type { Input, Schemas } from '@nhansu/sdk/contract'
import { transferConsentLabels, transferDataLabels } from '@nhansu/sdk/domains/employee-transfers'
import { invalidate } from '@nhansu/sdk/query'
import { Button } from '@nhansu/ui/button/button.tsx'
import { Dialog } from '@nhansu/ui/dialog/dialog.tsx'
import { DialogContent } from '@nhansu/ui/dialog/dialog-content.tsx'
import { DialogBody, DialogHeader } from '@nhansu/ui/dialog/dialog-parts.tsx'
import { FileField } from '@nhansu/ui/file-field/file-field.tsx'
import { useChosenFiles } from '@nhansu/ui/file-field/use-chosen-files.ts'
import { formatDate } from '@nhansu/ui/format/date.ts'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { useToast } from '@nhansu/ui/toast/use-toast.ts'
import { useQuery } from '@tanstack/react-query'
import { Printer } from 'lucide-react'
import type { ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import { errorText } from '#web/kit/feedback/messages.ts'
import type { FormValues } from '#web/kit/forms/form-rules.ts'
import { PartDialog } from '#web/kit/parts/part-dialog.tsx'
import { handOver } from '#web/kit/printing/hand-over.ts'
import type { AnyField } from '#web/kit/resource/define-resource.ts'
import { client } from '#web/session/client.ts'
import { query, queryClient } from '#web/session/queries.ts'
import { ConsentWords } from './consent-words.tsx'

type Preview = Schemas['EmployeeTransferPreview']

interface ProposeDialogProps {
  employeeId: number
  /** Whose file is open. */
  whom: string
  onClose: () => void
}

const mostBytes = 20 * 1024 * 1024

/** Proposes somebody to another company: where, from which day, what goes along, and how he agrees: in the app, or by his hand. */
export default function ProposeDialog({ employeeId, whom, onClose }: ProposeDialogProps) {
  const asked = useQuery({
    ...query('employeeTransfers.preview', { query: { employee_id: employeeId } }),
    staleTime: 0,
  })
  const preview = asked.data?.preview
  const title = `Chuyển công ty trong tập đoàn: ${whom}`
  if (preview !== undefined && preview.hindrance === null)
    return <ProposeForm {...{ employeeId, whom, title, preview, onClose }} />
  return (
    <Dialog open onOpenChange={(open) => open || onClose()}>
      <DialogContent size="small">
        <DialogHeader title={title} />
        <DialogBody>
          <Loaded query={asked}>{({ preview: { hindrance } }) => <Text>{hindrance}</Text>}</Loaded>
        </DialogBody>
      </DialogContent>
    </Dialog>
  )
}

function ProposeForm({
  employeeId,
  whom,
  title,
  preview,
  onClose,
}: ProposeDialogProps & { title: string; preview: Preview }) {
  const scan = useChosenFiles(1)
  const fields = fieldsOf(preview)
  return (
    <PartDialog
      title={title}
      description="Nhân viên làm việc ở công ty này đến hết ngày trước ngày chuyển. Công ty nhận trả lời, rồi quyết định chấm dứt được ban hành ở đây, và người ký được chọn khi đó trong những người được ký."
      submitLabel="Gửi đề nghị"
      size="large"
      fields={fields}
      askedFor={(values) => fields.filter(({ field }) => field !== 'consent_on' || isSigned(values))}
      record={{ consent_means: preview.has_account ? 'app' : 'scan' }}
      save={async (values) => {
        const [file] = scan.chosen
        await upload(client, 'employeeTransfers.store', {
          body: bodyOf(values, { employeeId, preview, file }),
        })
        await Promise.all([invalidate(queryClient, 'employeeTransfers'), invalidate(queryClient, 'home')])
      }}
      done="Đã gửi đề nghị và lưu nháp quyết định chấm dứt."
      about={whom}
      onClose={onClose}
    >
      <GoesAlong preview={preview} />
      <Agreement employeeId={employeeId} />
      <Signed>
        <FileField
          label="Bản scan nhân viên đã ký"
          required
          hint="PDF, JPG hoặc PNG, tối đa 20 MB."
          {...scan.field}
          maxFiles={1}
          maxSize={mostBytes}
        />
      </Signed>
    </PartDialog>
  )
}

// A form with a file has no table of its fields, so what the contract says of them stands here.
function fieldsOf({ companies, earliest, has_account: hasAccount }: Preview): readonly AnyField[] {
  return [
    {
      field: 'to_company_id',
      label: 'Công ty nhận',
      input: { labels: Object.fromEntries(companies.map(({ id, name }) => [id, name])) },
      required: true,
    },
    {
      field: 'effective_date',
      label: 'Ngày chuyển',
      input: 'date',
      required: true,
      hint: `Ngày đầu tiên không còn làm ở công ty này, sớm nhất ${formatDate(earliest)}.`,
    },
    {
      field: 'consent_means',
      label: 'Cách đồng ý',
      input: {
        labels: hasAccount ? transferConsentLabels : { scan: transferConsentLabels.scan },
      },
      required: true,
      hint: hasAccount
        ? 'Trả lời trong ứng dụng: nhân viên được hỏi ngay, công ty nhận chỉ thấy đề nghị khi nhân viên đồng ý.'
        : 'Nhân viên chưa có tài khoản ở công ty này nên cần ký trên giấy.',
    },
    { field: 'consent_on', label: 'Ngày nhân viên ký đồng ý', input: 'date', required: true },
    { field: 'note', label: 'Lời nhắn cho công ty nhận', input: 'long-text' },
  ]
}

type Body = Input<'employeeTransfers.store'>['body']

function bodyOf(
  values: FormValues,
  { employeeId, preview, file }: { employeeId: number; preview: Preview; file: File | undefined },
): Body {
  const filled = Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== null && value !== ''),
  )
  // What the form holds once its rules have passed it is what the contract takes.
  return {
    ...filled,
    employee_id: employeeId,
    consent_version: preview.consent_version,
    // Without a scan that is asked for the server says that it is missing.
    ...(file && isSigned(values) && { file }),
  } as unknown as Body
}

/** He signs on paper. */
const isSigned = (values: FormValues) => values['consent_means'] === 'scan'

/** What is asked for only of who signs on paper. */
function Signed({ children }: { children: ReactNode }) {
  return isSigned({ consent_means: useWatch<FormValues>({ name: 'consent_means' }) }) ? children : null
}

/** Which groups of data go along, how much of each, and what never does. */
function GoesAlong({ preview: { groups, left_out: leftOut } }: { preview: Preview }) {
  return (
    <Stack gap="xs">
      <Text weight="strong">Dữ liệu đi cùng</Text>
      {groups.map(({ group, rows }) => (
        <Text key={group} tone={rows === 0 ? 'hint' : 'soft'}>
          {`${transferDataLabels[group]} (${rows === 0 ? 'chưa có' : `${rows} mục`})`}
        </Text>
      ))}
      <Text weight="strong">Không đi cùng</Text>
      <Text tone="soft">{leftOut.join('; ')}.</Text>
    </Stack>
  )
}

/** The words to be signed, once company and day are chosen, and their paper. */
function Agreement({ employeeId }: { employeeId: number }) {
  const toast = useToast()
  const to = Number(useWatch<FormValues>({ name: 'to_company_id' }))
  const day = useWatch<FormValues>({ name: 'effective_date' })
  const chosen = {
    employee_id: employeeId,
    to_company_id: to,
    effective_date: typeof day === 'string' ? day : '',
  }
  const isChosen = to > 0 && chosen.effective_date !== ''
  const { data } = useQuery({
    ...query('employeeTransfers.preview', { query: chosen }),
    enabled: isChosen,
  })
  const text = isChosen ? data?.preview.consent_text : undefined
  if (!text) return <Text tone="hint">Chọn công ty nhận và ngày chuyển để xem lời đồng ý.</Text>
  const print = async () => {
    try {
      handOver(await download(client, 'employeeTransfers.consentPaper', { body: chosen }), toast)
    } catch (error) {
      toast.bad(errorText(error))
    }
  }
  return (
    <Stack gap="sm">
      <ConsentWords text={text} />
      <Signed>
        <Button icon={Printer} onClick={() => void print()}>
          In bản đồng ý để ký
        </Button>
      </Signed>
    </Stack>
  )
}
