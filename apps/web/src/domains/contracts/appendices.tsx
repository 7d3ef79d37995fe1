import { download } from '@nhansu/sdk'
import { appendixChangeLabels } from '@nhansu/sdk/domains/contracts'
import { formatDate } from '@nhansu/ui/format/date.ts'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Heading } from '@nhansu/ui/text/heading.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { useQuery } from '@tanstack/react-query'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import { client } from '#web/session/client.ts'
import { query } from '#web/session/queries.ts'
import { PaperButtons } from './paper-buttons.tsx'

/** The appendices of a contract, the oldest first. */
export function Appendices({ contractId }: { contractId: number }) {
  const appendices = useQuery(query('appendices.list', { path: { id: contractId } }))
  return (
    <Stack>
      <Heading level={3}>Phụ lục</Heading>
      <Loaded query={appendices}>
        {({ appendices: rows }) =>
          rows.length === 0 ? (
            <Text tone="soft">Chưa có phụ lục nào.</Text>
          ) : (
            <Stack as="ul" gap="sm">
              {rows.map((row) => (
                <li key={row.id}>
                  <Text
                    as="p"
                    weight="strong"
                  >{`${row.appendix_number}, hiệu lực từ ${formatDate(row.start_date)}`}</Text>
                  <Text as="p">{row.content}</Text>
                  <Text as="p" tone="hint">
                    {row.changes.map((change) => appendixChangeLabels[change]).join(', ')}
                  </Text>
                  <PaperButtons
                    print="In phụ lục"
                    word="Phụ lục bản Word"
                    fetch={(form) =>
                      download(client, 'appendices.paper', {
                        path: { id: contractId, row_id: row.id },
                        body: { form },
                      })
                    }
                  />
                </li>
              ))}
            </Stack>
          )
        }
      </Loaded>
    </Stack>
  )
}
