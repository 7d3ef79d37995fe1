import { download } from '@nhansu/sdk'
import type { Data, Schemas } from '@nhansu/sdk/contract'
import { certificateRestLabels, heldCertificateStateLabels } from '@nhansu/sdk/domains/training'
import { Status, type StatusTone } from '@nhansu/ui/badge/status.tsx'
import type { DataTableColumn } from '@nhansu/ui/data-table/column.ts'
import { DataTable } from '@nhansu/ui/data-table/data-table.tsx'
import { useLocalRows } from '@nhansu/ui/data-table/use-local-rows.ts'
import { DateField } from '@nhansu/ui/date-field/date-field.tsx'
import { EmptyState } from '@nhansu/ui/empty-state/empty-state.tsx'
import { Card } from '@nhansu/ui/layout/card.tsx'
import { Grid } from '@nhansu/ui/layout/grid.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Select } from '@nhansu/ui/select/select.tsx'
import { Stat } from '@nhansu/ui/stat/stat.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { OpeningFigure } from '#web/kit/figures/opening-figure.tsx'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import { UnitSelect } from '#web/kit/references/unit-select.tsx'
import { client } from '#web/session/client.ts'
import { keepRows, query } from '#web/session/queries.ts'
import { cutNote } from '../reports.ts'
import {
  type CertificatesAddress,
  readCertificatesAddress,
  writeCertificatesAddress,
} from './certificates-address.ts'
import { ReportQuestions } from './report-questions.tsx'
import { type OpenCell, UnitGrid } from './unit-grid.tsx'

type Report = Data<'trainingReports.certificates'>
type Held = Report['rows'][number]
type State = Schemas['HeldCertificateState']
/** Told which rows are asked for; null for those of all certificates. */
type OpenRows = (certificateId: number | null, state: State) => void
type Kind = Report['certificates'][number]

const tones: Readonly<Record<State, StatusTone>> = {
  valid: 'plain',
  expiring: 'warn',
  expired: 'bad',
  missing: 'neutral',
}

// Object.keys forgets the names of the table's keys.
const states = Object.keys(heldCertificateStateLabels) as State[]

const rests = Object.keys(certificateRestLabels) as Schemas['CertificateRest'][]

const columns: DataTableColumn<Held>[] = [
  { id: 'nhansu_id', header: 'Mã NV', kind: 'code', width: 120, sortable: true },
  { id: 'full_name', header: 'Họ và tên', grow: true, width: 180, priority: 1, sortable: true },
  { id: 'unit_name', header: 'Đơn vị', width: 160, filter: { kind: 'text' }, sortable: true },
  { id: 'position_name', header: 'Chức vụ', width: 150, hidden: true },
  { id: 'certificate_name', header: 'Chứng chỉ', width: 220, priority: 3, filter: { kind: 'text' } },
  { id: 'group_name', header: 'Nhóm', width: 140, hidden: true },
  { id: 'certificate_no', header: 'Số', kind: 'code', width: 150 },
  { id: 'issue_date', header: 'Ngày cấp', kind: 'date', width: 110, hidden: true },
  { id: 'expiry_date', header: 'Hết hạn', kind: 'date', width: 110, priority: 4, sortable: true },
  { id: 'days_left', header: 'Còn lại (ngày)', kind: 'number', width: 130, sortable: true },
  { id: 'training_code', header: 'Khóa đào tạo', kind: 'code', width: 130, hidden: true },
  {
    id: 'state',
    header: 'Tình trạng',
    width: 140,
    priority: 2,
    cell: ({ state }) => <Status tone={tones[state]}>{heldCertificateStateLabels[state]}</Status>,
  },
]

const kindColumns = (onOpen: OpenRows): DataTableColumn<Kind>[] => [
  { id: 'name', header: 'Chứng chỉ', grow: true, width: 280, priority: 1 },
  { id: 'group_name', header: 'Nhóm', width: 180, filter: { kind: 'text' } },
  ...states.map((state, at): DataTableColumn<Kind> => ({
    id: state,
    header: heldCertificateStateLabels[state],
    kind: 'number',
    width: 130,
    priority: at + 2,
    sortable: true,
    value: ({ figures }) => figures[state],
    cell: ({ id, name, figures }) => (
      <OpeningFigure
        value={figures[state]}
        name={`${name}, ${heldCertificateStateLabels[state]}`}
        onOpen={() => onOpen(id, state)}
      />
    ),
  })),
]

/** Which certificates of courses people hold on a day, which end soon or are over, and who lacks one that he must hold. */
export default function CertificatesReport() {
  const [search, setSearch] = useSearchParams()
  const address = readCertificatesAddress(search)
  const { asOf, unitId, certificateId, state, rest } = address
  const change = (changed: Partial<CertificatesAddress>) =>
    setSearch((now) => writeCertificatesAddress(now, { ...address, ...changed }))
  const ofUnit = {
    ...(asOf !== null && { as_of: asOf }),
    ...(unitId !== null && { department_id: unitId }),
    ...(rest !== null && { rest }),
  }
  const asked = {
    ...ofUnit,
    ...(certificateId !== null && { certificate_id: certificateId }),
    ...(state !== null && { state }),
  }
  // Asked for one certificate, the report tells no other to choose instead.
  const choices = useQuery({
    ...query('trainingReports.certificates', { query: ofUnit }),
    placeholderData: keepRows(),
  })
  const found = useQuery({
    ...query('trainingReports.certificates', { query: asked }),
    placeholderData: keepRows(),
  })
  const kinds = (choices.data?.certificates ?? []).map(({ id, name }) => ({ value: id, label: name }))
  return (
    <>
      <ReportQuestions
        chosen={Object.keys(asked).length}
        fetchWorkbook={() => download(client, 'trainingReports.certificatesExport', { query: asked })}
        fetchPaper={() => download(client, 'trainingReports.certificatesPrint', { query: asked })}
      >
        <DateField
          label="Tính đến ngày"
          hint="Để trống là hôm nay."
          value={asOf}
          onValueChange={(day) => change({ asOf: day })}
        />
        <UnitSelect value={unitId} onValueChange={(id) => change({ unitId: id, rest: null })} />
        {rest !== null && (
          <Select
            label="Chỉ gồm"
            options={rests.map((value) => ({ value, label: certificateRestLabels[value] }))}
            value={rest}
            onValueChange={(value) => change({ rest: value })}
            onClear={() => change({ rest: null })}
          />
        )}
        <Select
          label="Chứng chỉ"
          placeholder="Tất cả chứng chỉ"
          options={kinds}
          value={certificateId}
          onValueChange={(id) => change({ certificateId: id })}
          onClear={() => change({ certificateId: null })}
        />
        <Select
          label="Tình trạng"
          placeholder="Tất cả"
          options={states.map((value) => ({ value, label: heldCertificateStateLabels[value] }))}
          value={state}
          onValueChange={(value) => change({ state: value })}
          onClear={() => change({ state: null })}
        />
      </ReportQuestions>
      <Loaded query={found} title="Không lấy được số liệu" level={2}>
        {(report) => (
          <Figures
            report={report}
            state={state}
            onOpen={(id, opened) => change({ certificateId: id ?? certificateId, state: opened })}
            onUnit={(id) => change({ unitId: id, rest: null })}
            onCell={(cell) => change({ ...cell, unitId: cell.unitId ?? unitId })}
          />
        )}
      </Loaded>
    </>
  )
}

interface FiguresProps {
  report: Report
  /** The state that rows are asked for; null: all. */
  state: State | null
  /** Told of the figure whose rows are asked for. */
  onOpen: OpenRows
  /** Told of a unit whose own units are asked for. */
  onUnit: (unitId: number) => void
  /** Told of a certificate in a unit whose rows are asked for. */
  onCell: (cell: OpenCell) => void
}

function Figures({ report, state: asked, onOpen, onUnit, onCell }: FiguresProps) {
  const { total, certificates, rows } = report
  const people = useLocalRows(rows, columns)
  const ofKinds = kindColumns(onOpen)
  const kinds = useLocalRows(certificates, ofKinds)
  const all = asked === null ? states.reduce((sum, state) => sum + total[state], 0) : total[asked]
  const cut = cutNote(rows.length, all, 'chọn tình trạng')
  return (
    <Stack>
      <Grid tile="small">
        {states.map((state) => (
          <Stat
            key={state}
            label={heldCertificateStateLabels[state]}
            value={
              <OpeningFigure
                value={total[state]}
                name={heldCertificateStateLabels[state]}
                onOpen={() => onOpen(null, state)}
              />
            }
          />
        ))}
      </Grid>
      <Card title="Từng chứng chỉ">
        <DataTable
          label="Chứng chỉ"
          {...kinds}
          columns={ofKinds}
          rowId={({ id }) => id}
          rowName={({ name }) => name}
          searchLabel="Tìm theo tên chứng chỉ"
          height="natural"
          empty={<EmptyState title="Không có chứng chỉ nào" level={3} />}
        />
      </Card>
      <UnitGrid report={report} state={asked} onUnit={onUnit} onCell={onCell} />
      <Card title="Từng người">
        <DataTable
          label="Chứng chỉ của nhân viên"
          {...people}
          columns={columns}
          rowId={({ employee_id: employee, certificate_id: certificate }) => `${employee}-${certificate}`}
          rowName={({ full_name: name, certificate_name: certificate }) => `${name}: ${certificate}`}
          searchLabel="Tìm theo tên, mã nhân viên, chứng chỉ"
          height="natural"
          empty={<EmptyState title="Không có chứng chỉ nào" level={3} />}
        />
        {cut !== null && (
          <Text as="p" tone="hint">
            {cut}
          </Text>
        )}
      </Card>
      <Text as="p" tone="soft">
        Mỗi người và mỗi chứng chỉ tính một lần, theo lần cấp cuối cùng chưa bị thu hồi. Chưa có: tính chất
        công việc, cấp chức vụ hoặc nhóm an toàn bắt buộc phải có mà chưa được cấp.
      </Text>
    </Stack>
  )
}
