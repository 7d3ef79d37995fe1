import { fieldFacts } from '@nhansu/sdk/field-facts/positions'
import { probationGroupLabels } from '@nhansu/sdk/domains/contracts'
import { natureOfWorkLabels } from '@nhansu/sdk/domains/employees'
import { positionLevelLabels, safetyGroupLabels } from '@nhansu/sdk/domains/organisation'
import { labourGroupLabels } from '@nhansu/sdk/domains/statistics'
import {
  activeColumn,
  codeColumn,
  codeField,
  nameField,
  updatedColumn,
} from '#web/kit/catalogues/catalogue-parts.tsx'
import { defineResource } from '#web/kit/resource/define-resource.ts'
import { opens } from '#web/kit/resource/opens.tsx'
import { listScreen } from '#web/kit/resource/list-screen.tsx'
import { Holders, usePositionActions } from './position-actions.tsx'

const positions = defineResource('positions', {
  facts: fieldFacts,
  title: 'Danh sách chức vụ',
  label: 'chức vụ',
  nameOf: (position) => position.name,
  search: ['code', 'name'],
  permissions: { edit: 'position_edit', delete: 'position_delete' },
  useActions: usePositionActions,
  columns: [
    codeColumn,
    { field: 'name', filter: 'text', main: true, width: 220, opens: opens('edit') },
    {
      field: 'department_name',
      filter: { by: 'department_id', kind: { reference: 'departments' } },
      width: 190,
    },
    { field: 'position_level', filter: { labels: positionLevelLabels }, width: 160 },
    {
      field: 'headcount_plan',
      // Shows two fields together.
      header: 'Đang giữ/định biên',
      filter: 'number',
      // A figure with a word beside it, read from its start.
      kind: 'text',
      width: 180,
      cell: (_, position) => <Holders position={position} />,
    },
    {
      field: 'nature_of_work',
      filter: { labels: natureOfWorkLabels },
      hidden: true,
    },
    { field: 'safety_group', filter: { labels: safetyGroupLabels }, hidden: true },
    activeColumn,
    { ...updatedColumn, hidden: true },
  ],
  form: [
    codeField,
    nameField,
    { field: 'department_id', input: { reference: 'departments' } },
    { field: 'position_level', input: { labels: positionLevelLabels } },
    { field: 'nature_of_work', input: { labels: natureOfWorkLabels } },
    {
      field: 'safety_group',
      input: { labels: safetyGroupLabels },
      hint: 'Người giữ chức vụ cần chứng chỉ bắt buộc với nhóm này (Nghị định 44/2016/NĐ-CP).',
    },
    {
      field: 'headcount_plan',
      input: 'number',
    },
    {
      field: 'labour_group',
      input: { labels: labourGroupLabels },
      hint: 'Để trống: theo cấp chức vụ và trình độ của từng người.',
    },
    {
      field: 'probation_group',
      input: { labels: probationGroupLabels },
      hint: 'Thời gian thử việc tối đa theo Điều 25 Bộ luật Lao động; để trống: chọn trong từng hợp đồng.',
    },
    {
      field: 'job_description',
      input: 'long-text',
    },
    { field: 'requirements', input: 'long-text' },
  ],
})

export default listScreen(positions)
