import type { Data } from '@nhansu/sdk/contract'
import { DescriptionList } from '@nhansu/ui/description-list/description-list.tsx'
import { formatDate } from '@nhansu/ui/format/date.ts'
import { formatNumber } from '@nhansu/ui/format/number.ts'

/** What a move would come to. */
export function MovePreview({ preview }: { preview: Data<'departments.move'>['move'] }) {
  const { from_path, to_path, units, employees, effective_date } = preview
  return (
    <DescriptionList
      items={[
        { term: 'Từ', value: from_path ?? 'Cấp cao nhất' },
        { term: 'Đến', value: to_path ?? 'Cấp cao nhất' },
        { term: 'Số đơn vị', value: formatNumber(units) },
        { term: 'Nhân viên đi cùng', value: formatNumber(employees) },
        { term: 'Áp dụng từ ngày', value: formatDate(effective_date) },
      ]}
    />
  )
}
