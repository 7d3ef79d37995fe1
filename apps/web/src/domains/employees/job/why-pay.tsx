import { formatDate } from '@nhansu/ui/format/date.ts'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import type { OpenedProps } from '@nhansu/ui/overlay/opens-later.tsx'
import { PopoverContent } from '@nhansu/ui/popover/popover-content.tsx'
import { Popover, PopoverTrigger } from '@nhansu/ui/popover/popover.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { useQuery } from '@tanstack/react-query'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import { query } from '#web/session/queries.ts'
import { SourceLines } from './why-facts.tsx'

interface WhyPayProps {
  employeeId: number
  /** What each fact of pay is called. */
  titles: Readonly<Record<string, string>>
  label: string
}

/** What made each fact of somebody's pay so, beside the button that asked; the amounts stay behind their dots. */
export function WhyPayPopover({ employeeId, titles, label, button }: WhyPayProps & OpenedProps) {
  const why = useQuery(query('jobChanges.why', { path: { id: employeeId } }))
  return (
    <Popover defaultOpen>
      <PopoverTrigger>{button}</PopoverTrigger>
      <PopoverContent label={label} width="medium">
        <Loaded query={why} level={3}>
          {({ why: { pay = [] } }) => (
            <Stack gap="md">
              {pay.length === 0 && <Text tone="soft">Chưa có thay đổi nào ghi mức lương.</Text>}
              {pay.map(({ fact, set_by, waiting }) => (
                <Stack gap="xs" key={fact}>
                  <Text as="p" tone="soft">
                    {titles[fact]}
                  </Text>
                  <SourceLines of={set_by} />
                  {waiting.map(({ id, effective_date }) => (
                    <Text as="p" tone="warn" key={id}>
                      {`Từ ngày ${formatDate(effective_date)} có mức khác đang chờ hiệu lực.`}
                    </Text>
                  ))}
                </Stack>
              ))}
            </Stack>
          )}
        </Loaded>
      </PopoverContent>
    </Popover>
  )
}
