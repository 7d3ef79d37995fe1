import { natureOfWorkLabels } from '@nhansu/sdk/domains/employees'
import { positionLevelLabels } from '@nhansu/sdk/domains/organisation'
import * as v from 'valibot'
import {
  activeColumn,
  codeColumn,
  codeField,
  nameField,
  updatedColumn,
  wholeBetween,
} from '#web/kit/catalogues/catalogue-parts.tsx'
import { defineResource } from '#web/kit/resource/define-resource.ts'
import { listScreen } from '#web/kit/resource/list-screen.tsx'
import { Holders, usePositionActions } from './position-actions.tsx'

const longText = (label: string) =>
  v.pipe(v.string(), v.maxLength(5000, `${label} không được vượt quá 5.000 ký tự.`))

const positions = defineResource('positions', {
  title: 'Danh sách chức vụ',
  label: 'chức vụ',
  nameOf: (position) => position.name,
  search: ['code', 'name'],
  permissions: { edit: 'position_edit', delete: 'position_delete' },
  useActions: usePositionActions,
  columns: [
    codeColumn,
    { field: 'name', header: 'Tên chức vụ', filter: 'text', main: true, width: 220 },
    {
      field: 'department_name',
      header: 'Đơn vị',
      filter: { by: 'department_id', kind: { reference: 'departments' } },
      width: 190,
    },
    { field: 'position_level', header: 'Cấp chức vụ', filter: { labels: positionLevelLabels }, width: 160 },
    {
      field: 'headcount_plan',
      header: 'Đang giữ/định biên',
      filter: 'number',
      // A figure with a word beside it, read from its start.
      kind: 'text',
      width: 180,
      cell: (_, position) => <Holders position={position} />,
    },
    {
      field: 'nature_of_work',
      header: 'Tính chất công việc',
      filter: { labels: natureOfWorkLabels },
      hidden: true,
    },
    activeColumn,
    { ...updatedColumn, hidden: true },
  ],
  form: [
    codeField,
    nameField('Tên chức vụ'),
    { field: 'department_id', label: 'Đơn vị', input: { reference: 'departments' } },
    { field: 'position_level', label: 'Cấp chức vụ', input: { labels: positionLevelLabels }, required: true },
    { field: 'nature_of_work', label: 'Tính chất công việc', input: { labels: natureOfWorkLabels } },
    {
      field: 'headcount_plan',
      label: 'Định biên',
      input: 'number',
      rule: wholeBetween('Định biên', 0, 100_000),
    },
    {
      field: 'job_description',
      label: 'Mô tả công việc',
      input: 'long-text',
      rule: longText('Mô tả công việc'),
    },
    { field: 'requirements', label: 'Yêu cầu', input: 'long-text', rule: longText('Yêu cầu') },
  ],
})

export default listScreen(positions)
