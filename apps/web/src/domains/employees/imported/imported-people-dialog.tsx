import { valibotResolver } from '@hookform/resolvers/valibot'
import { DataTable } from '@nhansu/ui/data-table/data-table.tsx'
import { noSelection, type Selection } from '@nhansu/ui/data-table/selection.ts'
import type { DataTableState } from '@nhansu/ui/data-table/table-state.ts'
import { useLocalRows } from '@nhansu/ui/data-table/use-local-rows.ts'
import { Dialog } from '@nhansu/ui/dialog/dialog.tsx'
import { DialogContent } from '@nhansu/ui/dialog/dialog-content.tsx'
import { DialogBody, DialogHeader } from '@nhansu/ui/dialog/dialog-parts.tsx'
import { ErrorState } from '@nhansu/ui/error-state/error-state.tsx'
import { formatNumber } from '@nhansu/ui/format/number.ts'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useMemo, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import * as v from 'valibot'
import { NotYet } from '#web/kit/feedback/not-yet.tsx'
import { PreviewedWork } from '#web/kit/forms/previewed-work.tsx'
import { Problem } from '#web/kit/forms/problem.tsx'
import { usePreviewedWork } from '#web/kit/forms/use-previewed-work.ts'
import type { AfterImportProps } from '#web/kit/workbooks/workbook-actions.tsx'
import { mutation, query } from '#web/session/queries.ts'
import { HeldBackPeople } from './held-back-people.tsx'
import { chosenIds, importedColumns, type ImportedPerson, mostUndone, undoWords } from './imported-people.ts'

const title = 'Kết quả lần nhập'
const description =
  'Chọn những người cần hoàn tác; người khác giữ nguyên kết quả nhập. Hoàn tác được trong vài phút sau khi nhập.'

/** Whom an import has written: it is undone for single people here, and stays for the others. */
export default function ImportedPeopleDialog({ result: { id }, onClose, onOver }: AfterImportProps) {
  const path = { id: id ?? 0 }
  const found = useQuery({ ...query('employees.importedPeople', { path }), staleTime: 0 })
  const isOver = found.error?.kind === 'not-found'
  if (found.data && !isOver)
    return (
      <Choosing
        importId={path.id}
        people={found.data.people}
        onMissing={() => void found.refetch()}
        onClose={onClose}
        onOver={onOver}
      />
    )
  const close = isOver ? onOver : onClose
  return (
    <Dialog open onOpenChange={(open) => open || close()}>
      <DialogContent size="large">
        <DialogHeader title={title} description={description} />
        <DialogBody>
          {isOver ? (
            <ErrorState
              title="Không còn gì để hoàn tác"
              text="Lần nhập này đã được hoàn tác, hoặc đã quá 10 phút kể từ khi nhập."
            />
          ) : (
            <NotYet query={found} />
          )}
        </DialogBody>
      </DialogContent>
    </Dialog>
  )
}

interface Chosen {
  employee_ids: number[]
}

const rules = v.object({
  employee_ids: v.pipe(
    v.array(v.number()),
    v.minLength(1, 'Hãy chọn ít nhất một người.'),
    v.maxLength(
      mostUndone,
      `Mỗi lần chọn tối đa ${formatNumber(mostUndone)} người. Muốn hoàn tác tất cả, hãy bấm "Hoàn tác" khi vừa nhập xong.`,
    ),
  ),
})

interface ChoosingProps {
  importId: number
  people: readonly ImportedPerson[]
  /** Told that the import, or somebody of it, is not there any more. */
  onMissing: () => void
  onClose: () => void
  /** Closes it once it is undone for everybody. */
  onOver: () => void
}

function Choosing({ importId, people, onMissing, onClose, onOver }: ChoosingProps) {
  const { choosable, others } = useMemo(() => byReason(people), [people])
  const form = useForm<Chosen>({ defaultValues: { employee_ids: [] }, resolver: valibotResolver(rules) })
  const [selection, setSelection] = useState<Selection>(noSelection)
  const local = useLocalRows(choosable, importedColumns)
  // Of a selection of all those are chosen whom search and filters leave, so both are looked at.
  const choose = (chosen: Selection, state: DataTableState) => {
    setSelection(chosen)
    local.onStateChange(state)
    form.setValue('employee_ids', chosenIds(choosable, chosen, state), {
      shouldValidate: form.formState.isSubmitted,
    })
  }
  const [undoing] = useState(() => mutation('employees.undoImportOfPeople'))
  const { mutateAsync: undo } = useMutation({
    ...undoing,
    onError: ({ kind }) => kind === 'not-found' && onMissing(),
  })
  const isWhole = useRef(false)
  const send = ({ employee_ids }: Chosen, isPreview: boolean) =>
    undo({ path: { id: importId }, query: { dry_run: isPreview }, body: { employee_ids } })
  const work = usePreviewedWork(form, {
    preview: async (chosen: Chosen) => {
      const { ids } = await send(chosen, true)
      const named = new Set(ids)
      return choosable.filter(({ id }) => named.has(id))
    },
    work: async (chosen) => {
      const { ids } = await send(chosen, false)
      isWhole.current = ids.length === people.length
      return { done: `Đã hoàn tác cho ${formatNumber(ids.length)} người.` }
    },
    onClose: () => (isWhole.current ? onOver() : onClose()),
  })
  return (
    <PreviewedWork
      title={title}
      description={description}
      size="large"
      form={form}
      verb="Hoàn tác"
      work={work}
      renderPreview={(chosen) => <WhatFollows people={chosen} />}
      onClose={onClose}
    >
      <DataTable
        label="Người hoàn tác được"
        {...local}
        onStateChange={(state) => choose(selection, state)}
        columns={importedColumns}
        rowId={idOf}
        rowName={nameOf}
        selection={selection}
        onSelectionChange={(chosen) => choose(chosen, local.state)}
        searchLabel="Tìm theo tên, mã nhân viên"
        height="natural"
      />
      <Problem>{form.formState.errors.employee_ids?.message}</Problem>
      <HeldBackPeople people={others} />
    </PreviewedWork>
  )
}

/** Those whom it can be undone for, and those whom something stands in the way of. */
function byReason(people: readonly ImportedPerson[]) {
  return {
    choosable: people.filter(({ reason }) => reason === null),
    others: people.filter(({ reason }) => reason !== null),
  }
}

const idOf = ({ id }: ImportedPerson) => id
const nameOf = ({ full_name: name }: ImportedPerson) => name

/** What undoing comes to for whom. */
function WhatFollows({ people }: { people: readonly ImportedPerson[] }) {
  const gone = people.filter(({ is_new: isNew }) => isNew).length
  return (
    <Stack gap="sm">
      <Text as="p" weight="strong">
        {`Hoàn tác cho ${formatNumber(people.length)} người: xóa ${formatNumber(gone)} hồ sơ mới, trả lại ${formatNumber(people.length - gone)} hồ sơ như trước khi nhập.`}
      </Text>
      <Lines lines={people.map((person) => ({ id: person.id, text: undoWords(person) }))} />
    </Stack>
  )
}

/** Nobody reads more of them; the sum stands above. */
const mostLines = 100

function Lines({ lines }: { lines: readonly { id: number; text: string }[] }) {
  return (
    <Stack as="ul" gap="xs">
      {lines.slice(0, mostLines).map(({ id, text }) => (
        <li key={id}>
          <Text>{text}</Text>
        </li>
      ))}
      {lines.length > mostLines && (
        <li>
          <Text tone="soft">{`và ${formatNumber(lines.length - mostLines)} người khác`}</Text>
        </li>
      )}
    </Stack>
  )
}
