import { DescriptionList } from '@nhansu/ui/description-list/description-list.tsx'
import { useContext } from 'react'
import { FormFields } from '#web/kit/forms/form-fields.tsx'
import { FormRecord } from '#web/kit/references/form-record.ts'
import type { AnyField } from '#web/kit/resource/define-resource.ts'

/** The form of a type of contracts, which names the numbers and the Word file of its own. */
export function ContractTypeForm({ fields }: { fields: readonly AnyField[] }) {
  const record = useContext(FormRecord)
  return (
    <>
      <FormFields fields={fields} />
      {record && record['kind'] !== 'appendix' && (
        <DescriptionList
          columns={2}
          layout="under"
          items={[
            { term: 'Đánh số riêng', value: wordsOf(record['own_number_pattern'], 'Theo nhóm hợp đồng') },
            { term: 'Mẫu Word riêng', value: wordsOf(record['own_template_name'], 'Theo nhóm hợp đồng') },
          ]}
        />
      )}
    </>
  )
}

function wordsOf(own: unknown, otherwise: string): string {
  return typeof own === 'string' ? own : otherwise
}
