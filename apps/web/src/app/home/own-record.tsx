import { workStateLabels } from '@nhansu/sdk/domains/employees'
import type { Data } from '@nhansu/sdk/contract'
import { DescriptionList } from '@nhansu/ui/description-list/description-list.tsx'
import { formatDate } from '@nhansu/ui/format/date.ts'
import { Card } from '@nhansu/ui/layout/card.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { NotYet } from '#web/kit/feedback/not-yet.tsx'
import { useOwnRecord } from '../frame/use-own-record.ts'

/** The user's own employee record, as far as he may read it. */
export function OwnRecord() {
  return (
    <Card title="Hồ sơ của tôi">
      <Inside />
    </Card>
  )
}

function Inside() {
  const own = useOwnRecord()
  if (own.data) return <Facts {...own.data.employee} />
  if (!own.isEnabled || own.error?.kind === 'not-found')
    return <Text tone="soft">Tài khoản này không có hồ sơ nhân viên trong công ty đang chọn.</Text>
  return <NotYet query={own} level={3} />
}

function Facts(employee: Data<'employees.info'>['employee']) {
  const main = employee.positions.find(({ is_main }) => is_main)
  return (
    <DescriptionList
      columns={3}
      layout="under"
      items={[
        { term: 'Mã nhân viên', value: employee.nhansu_id },
        { term: 'Đơn vị', value: main?.department_name },
        { term: 'Chức vụ', value: main?.position_name },
        { term: 'Tình trạng', value: workStateLabels[employee.work_state] },
        { term: 'Ngày vào công ty', value: formatDate(employee.join_date) },
        { term: 'Ngày chính thức', value: formatDate(employee.official_date) },
        { term: 'Số điện thoại', value: employee.phone },
        { term: 'Email công ty', value: employee.company_email },
      ]}
    />
  )
}
