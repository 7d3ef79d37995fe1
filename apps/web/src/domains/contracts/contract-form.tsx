import type { Data, Input } from '@nhansu/sdk/contract'
import { newerValues } from '@nhansu/sdk/errors'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { FormPage } from '#web/kit/form-page/form-page.tsx'
import { FormPageSection } from '#web/kit/form-page/form-page-section.tsx'
import { useFormPage } from '#web/kit/form-page/use-form-page.ts'
import { type FormValues, startValues } from '#web/kit/forms/form-rules.ts'
import type { AnyField } from '#web/kit/resource/define-resource.ts'
import { mutation } from '#web/session/queries.ts'
import { contractSections, employeeField } from './contract-fields.ts'
import { contractsPath, editContractPath } from './contract-paths.ts'
import { LiveFindings } from './live-findings.tsx'

type Contract = Data<'contracts.show'>['contract']

interface ContractFormProps {
  title: string
  contract?: Contract
  /** Whose contract a new one is to begin with. */
  employeeId?: number
}

/** The form of a draft, with what the Labour Code says of it beside the fields while they are filled in. */
export function ContractForm({ title, contract, employeeId }: ContractFormProps) {
  // The kit's own view of declared fields; each was checked against the contract where it was declared.
  const head = (contract ? [] : employeeField) as readonly AnyField[]
  const sections = contractSections as readonly { title: string; fields: readonly AnyField[] }[]
  const fields = [...head, ...sections.flatMap((section) => section.fields)]
  const [calls] = useState(() => ({
    store: mutation('contracts.store'),
    update: mutation('contracts.update'),
  }))
  const { mutateAsync: store } = useMutation(calls.store)
  const { mutateAsync: update } = useMutation(calls.update)
  const work = useFormPage<FormValues, Contract>({
    record: contract,
    valuesOf: (record) => ({
      ...startValues(fields, record),
      ...(record === undefined && employeeId !== undefined && { employee_id: employeeId }),
    }),
    fields,
    saving: {
      save: async (values, over) => {
        // The form's values are those of the declared fields.
        if (over === undefined) {
          const body = draftOf(values) as unknown as Input<'contracts.store'>['body']
          return (await store({ body })).contract
        }
        const body = { ...sentOf(values, over), version: over.version } as Input<'contracts.update'>['body']
        return (await update({ path: { id: over.id }, body })).contract
      },
      newer: (error) => newerValues(error, 'contracts.update')?.contract,
    },
    doneTo: contractsPath,
    openAt: ({ id }) => editContractPath(id),
  })
  return (
    <FormPage
      work={work}
      title={title}
      summary={contract && `${contract.full_name} · ${contract.nhansu_id}`}
      backTo={contractsPath}
      aside={<LiveFindings employeeId={contract?.employee_id} id={contract?.id} />}
    >
      {head.length > 0 && <FormPageSection title="Người lao động" fields={head} />}
      {sections.map((section) => (
        <FormPageSection
          key={section.title}
          title={section.title}
          {...(hasClosed(section.fields, contract) && { description: closedPay })}
          fields={section.fields}
          columns={2}
        />
      ))}
    </FormPage>
  )
}

const closedPay =
  'Mức lương đang theo hợp đồng trước, bạn không có quyền xem. Để trống thì giữ nguyên, nhập mới thì thay.'

function hasClosed(fields: readonly AnyField[], contract: Contract | undefined): boolean {
  return contract?.masked_fields.includes('salary') === true && fields.some(({ field }) => field === 'salary')
}

/** What is sent of a draft: a field that its writer may not see is left as it is unless he fills it in. */
function sentOf(values: FormValues, { masked_fields: masked }: Contract): FormValues {
  const isKept = ([field, value]: [string, FormValues[string]]) =>
    value !== null || !(masked as readonly string[]).includes(field)
  return Object.fromEntries(Object.entries(values).filter(isKept))
}

/** A new draft without what was left empty, so that its type fills it in. */
function draftOf(values: FormValues): FormValues {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null && value !== ''))
}
