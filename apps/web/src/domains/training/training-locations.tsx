import { fieldFacts } from '@nhansu/sdk/field-facts/training-locations'
import { addressFields, FormWithAddress } from '#web/kit/address/address-form.tsx'
import {
  activeColumn,
  activeField,
  codeColumn,
  codeField,
  descriptionColumn,
  descriptionField,
  nameField,
  updatedColumn,
} from '#web/kit/catalogues/catalogue-parts.tsx'
import { defineResource } from '#web/kit/resource/define-resource.ts'
import { listScreen } from '#web/kit/resource/list-screen.tsx'
import { catalogueActions } from '#web/kit/workbooks/catalogue-actions.tsx'

const trainingLocations = defineResource('trainingLocations', {
  facts: fieldFacts,
  title: 'Danh sách địa điểm đào tạo',
  label: 'địa điểm đào tạo',
  nameOf: (item) => item.name,
  search: ['code', 'name'],
  permissions: { edit: 'training_edit:company', delete: 'training_delete:company' },
  useActions: catalogueActions('trainingLocations', {
    export: 'training_export',
    import: 'training_edit:company',
  }),
  columns: [
    codeColumn,
    { field: 'name', filter: 'text', main: true, width: 250 },
    { field: 'full_address', filter: { by: 'address', kind: 'text' }, width: 330 },
    { ...descriptionColumn, hidden: true },
    activeColumn,
    updatedColumn,
  ],
  formBody: FormWithAddress,
  form: [codeField, nameField, ...addressFields, descriptionField, activeField],
})

export default listScreen(trainingLocations)
