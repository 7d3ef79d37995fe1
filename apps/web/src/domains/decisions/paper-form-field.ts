import type { AnyField } from '#web/kit/resource/define-resource.ts'

/** In which form a paper is printed. */
export const paperFormField: AnyField = {
  field: 'form',
  label: 'Loại tệp',
  input: { labels: { pdf: 'PDF', docx: 'Word' } },
  required: true,
}
