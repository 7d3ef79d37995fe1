import type { Schemas } from '@nhansu/sdk/contract'
import { fieldFacts } from '@nhansu/sdk/field-facts/employee-addresses'
import { CommuneName, WardName } from '#web/kit/address/place-name.tsx'
import { RegularAddressForm, TemporaryAddressForm } from './address-forms.tsx'
import { declareFields, type FileGroup } from './file-group.ts'

type Addresses = Schemas['EmployeeAddressesChange']

/** Địa chỉ: permanent and temporary, each by the commune of now with the old ward kept beside it (section 2.4 of the reference). */
export const addressesGroup: FileGroup = {
  id: 'addresses',
  label: 'Địa chỉ',
  tab: 'addresses',
  show: 'employeeAddresses.show',
  update: 'employeeAddresses.update',
  key: 'addresses',
  edit: ['employee_edit', 'employee_sensitive'],
  sections: [
    {
      title: 'Địa chỉ thường trú',
      form: RegularAddressForm,
      fields: declareFields<Addresses>(fieldFacts, [
        { field: 'new_regular_address', input: 'text' },
        { field: 'new_district_id', input: 'number', display: CommuneName },
        { field: 'regular_address', input: 'text' },
        { field: 'ward_id', input: 'number', display: WardName },
      ]),
    },
    {
      title: 'Nơi ở hiện tại (tạm trú)',
      form: TemporaryAddressForm,
      fields: declareFields<Addresses>(fieldFacts, [
        { field: 'tmp_address', input: 'text' },
        { field: 'new_district_tmp_id', input: 'number', display: CommuneName },
        { field: 'old_tmp_address', input: 'text' },
        { field: 'ward_tmp_id', input: 'number', display: WardName },
      ]),
    },
  ],
}
