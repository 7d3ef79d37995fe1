import { Checkbox } from '@nhansu/ui/checkbox/checkbox.tsx'
import { DescriptionList } from '@nhansu/ui/description-list/description-list.tsx'
import { MultiCombobox } from '@nhansu/ui/multi-combobox/multi-combobox.tsx'
import type { SelectOption } from '@nhansu/ui/select/select-option.ts'
import { Controller, type UseFormReturn } from 'react-hook-form'
import { useProfile } from '#web/session/use-profile.ts'
import type { Account } from './account-tasks.ts'
import type { AccountValues } from './account-values.ts'
import type { CompanyChoice } from './use-company-options.ts'

interface AccountPlaceFieldsProps {
  account: Account
  form: UseFormReturn<AccountValues>
  roles: readonly SelectOption<number>[]
  companies: CompanyChoice
}

/** What an administrator decides about somebody else: roles here, companies, open or closed. */
export function AccountPlaceFields({ account, form, roles, companies }: AccountPlaceFieldsProps) {
  const { errors } = form.formState
  return (
    <>
      <Controller
        control={form.control}
        name="role_ids"
        render={({ field: { onChange, ...field } }) => (
          <MultiCombobox
            label="Vai trò trong công ty này"
            options={roles}
            error={errors.role_ids?.message}
            {...field}
            onValueChange={onChange}
          />
        )}
      />
      {companies.options.length > 1 && (
        <Controller
          control={form.control}
          name="company_ids"
          render={({ field: { onChange, ...field } }) => (
            <MultiCombobox
              label="Công ty"
              hint="Công ty hiện tại luôn được giữ; để đưa ra khỏi công ty này, hãy xóa người dùng."
              options={companies.options}
              error={errors.company_ids?.message}
              {...field}
              onValueChange={(chosen) => onChange([...new Set([...companies.locked, ...chosen])])}
            />
          )}
        />
      )}
      <RolesElsewhere {...account} />
      <Checkbox
        label="Tài khoản đang mở"
        hint="Bỏ chọn để vô hiệu hóa; áp dụng ở mọi công ty."
        error={errors.is_active?.message}
        {...form.register('is_active')}
      />
    </>
  )
}

/** Roles are given in the company where they count; from here those of the others can only be seen. */
function RolesElsewhere({ companies }: Pick<Account, 'companies'>) {
  const current = useProfile().company?.id
  const elsewhere = companies.filter(({ id }) => id !== current)
  if (elsewhere.length === 0) return null
  return (
    <DescriptionList
      items={elsewhere.map(({ name, roles }) => ({
        term: `Vai trò ở ${name}`,
        value: roles.map((role) => role.name).join(', '),
      }))}
    />
  )
}
