import { retentionClassLabels } from '@nhansu/sdk/domains/personal-data'
import type { Schemas } from '@nhansu/sdk/contract'
import { DescriptionList } from '@nhansu/ui/description-list/description-list.tsx'
import { formatNumber } from '@nhansu/ui/format/number.ts'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Heading } from '@nhansu/ui/text/heading.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { useQuery } from '@tanstack/react-query'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import { query } from '#web/session/queries.ts'

type Class = Schemas['DataMap']['classes'][number]

const title = 'Dữ liệu nào được giữ, bao lâu'

/** Which data of people are kept, and for how long after somebody has left. */
export function KeptData() {
  const asked = useQuery(query('dataMap.show'))
  return (
    <Stack gap="md">
      <Heading level={2}>{title}</Heading>
      <Text as="p" tone="soft">
        Thời hạn tính từ ngày nghỉ việc, theo thông số đang áp dụng của công ty và của pháp luật. Dữ liệu đang
        bị tạm giữ theo yêu cầu pháp lý thì không xóa.
      </Text>
      <Loaded query={asked} title={title} level={3}>
        {({ data_map: { classes } }) => (
          <DescriptionList
            layout="under"
            items={classes.map((each) => ({
              term: `${retentionClassLabels[each.key]}: ${timeOf(each)}`,
              value: partsOf(each),
            }))}
          />
        )}
      </Loaded>
    </Stack>
  )
}

function partsOf({ parts, document_types: types }: Class): string {
  const told = types.length > 0 ? [...parts, `tài liệu loại ${types.join(', ')}`] : parts
  return told.join(', ')
}

function timeOf({ key, months, source }: Class): string {
  if (months === null) return key === 'service' ? 'giữ lâu dài' : 'theo thời hạn riêng của từng loại'
  return `${formatNumber(months)} tháng${source === null ? '' : ` (${source})`}`
}
