import { isApiError } from '@nhansu/sdk/errors'
import { invalidate } from '@nhansu/sdk/query'
import { useToast } from '@nhansu/ui/toast/use-toast.ts'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { errorText, messages } from '#web/kit/feedback/messages.ts'
import { type FormValues, startValues } from '#web/kit/forms/form-rules.ts'
import { client } from '#web/session/client.ts'
import { queryClient } from '#web/session/queries.ts'
import { discardUnsavedWork, useUnsavedWork } from '#web/session/unsaved-work.ts'
import { fieldsOf } from '../groups/file-group.ts'
import { fileGroups } from '../groups/file-groups.ts'
import type { RowSet } from '../rows/row-sets.ts'
import { askedSections, changesIn, nameOf, rowFields, rowStart, type Settings } from './askable.ts'
import { useEvidence } from './use-evidence.ts'
import { askedSets, type OwnValues } from './use-own-values.ts'

/** The work of asking for changes of one's own file. */
export function useAsking(values: OwnValues, settings: Settings) {
  const [start] = useState(() => startOf(values, settings))
  const form = useForm<FormValues>({ defaultValues: start, shouldFocusError: false })
  const [added, setAdded] = useState<readonly string[]>([])
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set())
  const [problem, setProblem] = useState<string>()
  const evidence = useEvidence()
  const toast = useToast()
  const navigate = useNavigate()
  useUnsavedWork(form.formState.isDirty || added.length > 0 || removed.size > 0)
  const sections = fileGroups.flatMap((group) => askedSections(group.sections, settings))
  const fieldsAdded = (row: string) => {
    const set = askedSets.find(({ key }) => row.startsWith(`${key}.`))
    return set ? rowFields(set, row.split('.')[1] ?? '', settings) : []
  }
  const names = [
    ...fileGroups.flatMap((group) => fieldsOf(group).map(({ field }) => field)),
    ...Object.keys(start).filter((name) => name.includes(':')),
    ...added.flatMap((row) => fieldsAdded(row).map(({ field }) => field)),
  ]

  const refuse = (error: unknown) => {
    const places = isApiError(error) && 'fields' in error ? Object.entries(error.fields) : []
    const shown = places.filter(([path]) => names.includes(nameOf(path)) || path in form.getValues())
    for (const [place, [path, texts]] of shown.entries())
      form.setError(nameOf(path), { message: texts.join(' ') }, { shouldFocus: place === 0 })
    const rest = places.filter((each) => !shown.includes(each)).flatMap(([, texts]) => texts)
    setProblem([errorText(error), ...rest].filter((text, at, all) => all.indexOf(text) === at).join(' '))
  }
  const send = async (now: FormValues) => {
    setProblem(undefined)
    form.clearErrors()
    const items = changesIn(
      names.filter((name) => isAsked(name, settings)),
      start,
      now,
      removed,
    )
    if (items.length === 0) return setProblem(messages.unchanged)
    if (evidence.isBusy) return setProblem('Minh chứng đang được tải lên. Vui lòng đợi rồi gửi lại.')
    const [day, note] = [now['effective_date'], now['note']]
    try {
      const body = {
        items,
        file_ids: evidence.ids(),
        ...(typeof day === 'string' && day !== '' && { effective_date: day }),
        ...(typeof note === 'string' && note.trim() !== '' && { note: note.trim() }),
      }
      const { request } = await client.call('requestChangeInfos.store', { body })
      discardUnsavedWork()
      toast.ok(request === null ? messages.updated : 'Đã gửi yêu cầu.', {
        description: `${items.length} thông tin`,
      })
      await Promise.all(
        (['requestChangeInfos', 'employees'] as const).map((each) => invalidate(queryClient, each)),
      )
      await navigate(request === null ? '/thong-tin-ca-nhan' : '/yeu-cau-cua-toi')
    } catch (error) {
      refuse(error)
    }
    return undefined
  }
  return {
    form,
    sections,
    problem,
    evidence,
    added,
    removed,
    send,
    addRow: (set: RowSet) => {
      const next = Math.max(0, ...added.map((row) => Number(row.split('-').at(-1)))) + 1
      const row = `${set.key}.new-${next}`
      for (const [name, value] of Object.entries(
        rowStart(rowFields(set, `new-${next}`, settings), { id: 0 }),
      ))
        form.setValue(name, value)
      setAdded([...added, row])
    },
    dropRow: (row: string) => setAdded(added.filter((each) => each !== row)),
    toggleRow: (row: string) => {
      const next = new Set(removed)
      if (!next.delete(row)) next.add(row)
      setRemoved(next)
    },
  }
}

export type Asking = ReturnType<typeof useAsking>

/** Fields that a form of its own draws beside others may be HR's alone. */
function isAsked(name: string, settings: Settings): boolean {
  const [first = '', , field] = name.split(':')
  const setting = settings.get(field === undefined ? first : `${first}.${field}`)
  return setting !== undefined && setting.mode !== 'hr' && setting.is_shown
}

function startOf({ parts, rows }: OwnValues, settings: Settings): FormValues {
  const ofParts = fileGroups.map((group, place) => startValues(fieldsOf(group), parts[place]))
  const ofRows = askedSets.flatMap((set, place) =>
    (rows[place] ?? []).map((row) => rowStart(rowFields(set, String(row.id), settings), row)),
  )
  return Object.assign({ effective_date: null, note: '' }, ...ofParts, ...ofRows) as FormValues
}
