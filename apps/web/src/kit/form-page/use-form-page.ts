import { useToast } from '@nhansu/ui/toast/use-toast.ts'
import { useState } from 'react'
import { type DefaultValues, type FieldValues, useForm, type UseFormReturn } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { messages } from '#web/kit/feedback/messages.ts'
import { aboutSaved } from '#web/kit/feedback/name-of-saved.ts'
import { rulesBesideOthers } from '#web/kit/forms/rules-beside-others.ts'
import { useRefusal } from '#web/kit/forms/use-refusal.ts'
import type { AnyField } from '#web/kit/resource/define-resource.ts'
import { discardUnsavedWork, useUnsavedWork } from '#web/session/unsaved-work.ts'
import type { Saving } from './use-contract-saving.ts'

/** What a form page is about. `Item` is a record as the server has it, `Values` what the form holds. */
export interface FormPageOptions<Values extends FieldValues, Item, Preview> {
  /** The record to change; without one the page makes a new one. */
  record?: Item | undefined
  /** What the form holds for a record; for none, what a new one starts with. */
  valuesOf: (record?: Item) => Values
  /** What a new record starts with where that is not `valuesOf()`: a copy of another one. */
  start?: Values | undefined
  /** The declared fields of all sections; their rules hold, and a conflict is shown in their words. */
  fields: readonly AnyField[]
  /** How it is saved: `useContractSaving`, or calls of the page's own. */
  saving: Saving<Values, Item>
  /**
   * Asks the server what saving would change. The page shows the answer before it saves; `null` saves without a
   * question. What it throws stands in the form as a refused save does.
   */
  preview?: ((values: Values, record: Item) => Promise<Preview | null>) | undefined
  /** The field at which a refusal of the server is shown, where the form draws another one than the server names. */
  fieldOf?: ((name: string, values: Values) => string) | undefined
  /** What the saved record is called where that is not one of its plain names. */
  called?: ((saved: Item) => string) | undefined
  /** The page of a new record, where it is saved to a list that may not show it: the toast leads there. */
  openAt?: ((saved: Item) => string) | undefined
  /** Where to go once it is saved. */
  doneTo: string | ((saved: Item) => string)
}

/** A form page's work and where it is: filling in, previewing, saving, refused, or overtaken by somebody else. */
export interface FormPageWork<Values extends FieldValues, Item, Preview> {
  form: UseFormReturn<Values>
  fields: readonly AnyField[]
  /** The record that the form stands on now; undefined for a new one. */
  record: Item | undefined
  valuesOf: (record?: Item) => Values
  /** Why the last save failed, where no field is to blame. */
  problem: string | undefined
  /** What saving would change, while the page asks. */
  preview: Preview | undefined
  /** The record as somebody else has saved it meanwhile. */
  newer: Item | undefined
  /** Sends valid values: to the preview where there is one, else to be saved. */
  submit: (values: Values) => Promise<void>
  /** Saves what has been previewed. */
  confirm: () => Promise<void>
  /** Back to the form from the preview. */
  closePreview: () => void
  /** Goes on from the other person's version; what was typed is lost. */
  takeNewer: () => void
  /** Saves what was typed over the other person's version. */
  overwrite: () => Promise<void>
  /** Back to the form from the conflict, with nothing decided. */
  closeConflict: () => void
}

/**
 * The work of a form page: one save, with a preview before it where asked, refusals under their fields, and the
 * question which version counts when somebody else has saved first. Unsaved work is asked about before it is lost.
 */
export function useFormPage<Values extends FieldValues, Item, Preview = never>(
  options: FormPageOptions<Values, Item, Preview>,
): FormPageWork<Values, Item, Preview> {
  const { valuesOf, start, fields, saving, doneTo } = options
  const form = useForm<Values>({
    // react-hook-form wants every part optional; a whole form's values are that too.
    defaultValues: (start ?? valuesOf(options.record)) as DefaultValues<Values>,
    resolver: rulesBesideOthers(fields),
    // The page moves focus itself: to the field, or to the summary of several.
    shouldFocusError: false,
  })
  const [record, setRecord] = useState(options.record)
  // As the rules have tidied them: what is saved after a question is what was asked about.
  const [sent, setSent] = useState<Values>()
  const [preview, setPreview] = useState<Preview>()
  const [newer, setNewer] = useState<Item>()
  const { problem, refuse, forget } = useRefusal(form, options.fieldOf)
  const toast = useToast()
  const navigate = useNavigate()
  const { isDirty } = form.formState
  useUnsavedWork(isDirty)

  const save = async (values: Values, over: Item | undefined) => {
    forget()
    setNewer(undefined)
    try {
      const saved = await saving.save(values, over)
      const open = over === undefined && options.openAt?.(saved)
      toast.ok(over === undefined ? messages.stored : messages.updated, {
        ...(options.called ? { description: options.called(saved) } : aboutSaved(saved)),
        ...(open && { action: { label: 'Mở lại', run: () => void navigate(open) } }),
      })
      discardUnsavedWork()
      await navigate(typeof doneTo === 'string' ? doneTo : doneTo(saved))
    } catch (error) {
      const overtaken = saving.newer(error)
      if (overtaken === undefined) refuse(error)
      else setNewer(overtaken)
    }
    setPreview(undefined)
  }
  const submit = async (values: Values) => {
    if (record !== undefined && !isDirty) {
      toast.info(messages.unchanged)
      return
    }
    setSent(values)
    if (record === undefined || !options.preview) return save(values, record)
    forget()
    try {
      const answer = await options.preview(values, record)
      if (answer === null) await save(values, record)
      else setPreview(answer)
    } catch (error) {
      refuse(error)
    }
  }
  const saveSent = async (over: Item | undefined) => sent && save(sent, over)
  const takeNewer = () => {
    form.reset(valuesOf(newer))
    setRecord(newer)
    setNewer(undefined)
  }
  return {
    form,
    fields,
    record,
    valuesOf,
    problem,
    preview,
    newer,
    submit,
    confirm: () => saveSent(record),
    closePreview: () => setPreview(undefined),
    takeNewer,
    overwrite: () => saveSent(newer),
    closeConflict: () => setNewer(undefined),
  }
}
