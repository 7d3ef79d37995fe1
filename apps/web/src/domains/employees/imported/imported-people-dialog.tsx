import { valibotResolver } from '@hookform/resolvers/valibot'
import { DataTable } from '@nhansu/ui/data-table/data-table.tsx'
import { noSelection, type Selection } from '@nhansu/ui/data-table/selection.ts'
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
export default function ImportedPeopleDialog({ importId, onClose, onOver }: AfterImportProps) {
  const path = { id: importId }
  const found = useQuery({ ...query('employees.importedPeople', { path }), staleTime: 0 })
  const isOver = found.error?.kind === 'not-found'
  if (found.data && !isOver)
    return (
      <Choosing
        importId={importId}
        people={found.data.people}
        onStale={() => void found.refetch()}
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

const judge = valibotResolver(rules)

/** Refusals after which the people may stand otherwise than they were told of. */
const stale: ReadonlySet<string> = new Set(['not-found', 'conflict'])

interface ChoosingProps {
  importId: number
  people: readonly ImportedPerson[]
  /** Told that the import, or somebody of it, is not there any more, or not as it was told. */
  onStale: () => void
  onClose: () => void
  /** Closes it once it is undone for everybody. */
  onOver: () => void
}

function Choosing({ importId, people, onStale, onClose, onOver }: ChoosingProps) {
  const { choosable, others } = useMemo(() => byReason(people), [people])
  const [selection, setSelection] = useState<Selection>(noSelection)
  const local = useLocalRows(choosable, importedColumns)
  // Of a selection of all those are chosen whom search and filters leave, of the people as they are told of now.
  const chosen: Chosen = { employee_ids: chosenIds(choosable, selection, local.state) }
  const form = useForm<Chosen>({
    defaultValues: { employee_ids: [] },
    resolver: (_, ...more) => judge(chosen, ...more),
  })
  const refused = form.formState.isSubmitted ? v.safeParse(rules, chosen).issues?.[0].message : undefined
  const [undoing] = useState(() => mutation('employees.undoImportOfPeople'))
  const { mutateAsync: undo } = useMutation({
    ...undoing,
    onError: ({ kind }) => stale.has(kind) && onStale(),
  })
  const isWhole = useRef(false)
  const seen = useRef<Chosen>(chosen)
  const send = ({ employee_ids }: Chosen, isPreview: boolean) =>
    undo({ path: { id: importId }, query: { dry_run: isPreview }, body: { employee_ids } })
  const work = usePreviewedWork(form, {
    preview: async (asked: Chosen) => {
      seen.current = asked
      const { ids } = await send(asked, true)
      const named = new Set(ids)
      return choosable.filter(({ id }) => named.has(id))
    },
    work: async () => {
      const { ids } = await send(seen.current, false)
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
      renderPreview={(undone) => <WhatFollows people={undone} />}
      onClose={onClose}
    >
      <DataTable
        label="Người hoàn tác được"
        {...local}
        columns={importedColumns}
        rowId={idOf}
        rowName={nameOf}
        selection={selection}
        onSelectionChange={setSelection}
        searchLabel="Tìm theo tên, mã nhân viên"
        height="natural"
      />
      <Problem>{refused}</Problem>
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
