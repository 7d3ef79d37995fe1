import type { FormValues } from '#web/kit/forms/form-rules.ts'
import { type CardFacts, splitAddress } from './card-text.ts'

/** A fact of the card beside what is known already. */
export interface ComparedFact {
  /** The form's name for it. */
  field: string
  label: string
  /** As the card says it, in the form's words; null where it says nothing that the field takes. */
  card: string | null
  /** As the form or the file says it; null where nothing is there, undefined where it is not to be seen. */
  known: string | null | undefined
  /** The form has the field, so that it can be filled. */
  isInForm: boolean
  /** Beside the value. */
  remark?: string
}

/** What is known beside the card: the form's values go before those of the file. */
export interface KnownValues {
  form: FormValues
  /** Fields that the form shows. */
  inForm: (field: string) => boolean
  /** What the file says of fields that the form does not have. */
  file: Readonly<Record<string, unknown>>
}

/** The facts of a card beside what the form and the file hold. */
export function compareCard(facts: CardFacts, { form, inForm, file }: KnownValues): readonly ComparedFact[] {
  const { line, places } = splitAddress(facts)
  const rows: readonly Pick<ComparedFact, 'field' | 'label' | 'card' | 'remark'>[] = [
    { field: 'id_number', label: 'Số căn cước', card: facts.id_number },
    { field: 'old_id_number', label: 'Số CMND cũ', card: facts.old_id_number },
    { field: 'full_name', label: 'Họ và tên', card: facts.full_name },
    { field: 'date_of_birth', label: 'Ngày sinh', card: facts.date_of_birth },
    { field: 'gender', label: 'Giới tính', card: facts.gender },
    {
      field: 'new_regular_address',
      label: 'Địa chỉ thường trú',
      card: line === '' ? null : line,
      remark: `Hãy chọn xã, phường theo thẻ: ${places}.`,
    },
    { field: 'id_issue_date', label: 'Ngày cấp căn cước', card: facts.id_issue_date },
  ]
  return rows.flatMap((row) => {
    // An address of places alone is still said, since they are chosen by hand.
    if (row.card === null && row.remark === undefined) return []
    const isInForm = inForm(row.field)
    return [{ ...row, isInForm, known: textOf((isInForm ? form : file)[row.field]) }]
  })
}

/** What a card fills in. */
export interface Filling {
  field: string
  card: string
}

/** What of a card goes into the form; what the card does not say takes nothing away. */
export function fillingOf(facts: readonly ComparedFact[], left: ReadonlySet<string>): readonly Filling[] {
  return facts.flatMap(({ field, card, isInForm }) =>
    card === null || !isInForm || left.has(field) ? [] : [{ field, card }],
  )
}

/** Whether the card says something else than what is known; letters of another size are none. */
export function differs({ card, known }: ComparedFact): boolean {
  return card !== null && typeof known === 'string' && folded(card) !== folded(known)
}

function folded(text: string): string {
  return text.normalize('NFC').replaceAll(/\s+/g, ' ').trim().toLocaleLowerCase('vi')
}

function textOf(value: unknown): string | null | undefined {
  if (value === undefined) return undefined
  return typeof value === 'string' && value !== '' ? value : null
}
