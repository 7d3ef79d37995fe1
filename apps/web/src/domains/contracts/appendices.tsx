import { download } from '@nhansu/sdk'
import type { Schemas } from '@nhansu/sdk/contract'
import { appendixChangeLabels } from '@nhansu/sdk/domains/contracts'
import { decisionTypeLabels } from '@nhansu/sdk/domains/documents'
import { formatDate } from '@nhansu/ui/format/date.ts'
import { Link } from '@nhansu/ui/link/link.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Heading } from '@nhansu/ui/text/heading.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import { client } from '#web/session/client.ts'
import { query } from '#web/session/queries.ts'
import { DecideButton } from './decide-button.tsx'
import { IdentityChoice } from './identity-choice.tsx'
import { paperBody } from './paper-body.ts'
import { PaperButtons } from './paper-buttons.tsx'
import { decisionPath } from './review-paths.ts'

/** The appendices of a contract, the oldest first. */
export function Appendices({ contractId }: { contractId: number }) {
  const appendices = useQuery(query('appendices.list', { path: { id: contractId } }))
  const [namesIdentity, setNamesIdentity] = useState(true)
  return (
    <Stack>
      <Heading level={3}>Phụ lục</Heading>
      <Loaded query={appendices}>
        {({ appendices: rows }) =>
          rows.length === 0 ? (
            <Text tone="soft">Chưa có phụ lục nào.</Text>
          ) : (
            <Stack gap="sm">
              <IdentityChoice of="phụ lục" checked={namesIdentity} onCheckedChange={setNamesIdentity} />
              <Stack as="ul" gap="sm">
                {rows.map((row) => (
                  <li key={row.id}>
                    <Text as="p" weight="strong">{`${row.appendix_number}, hiệu lực ${inForce(row)}`}</Text>
                    <Text as="p">{row.content}</Text>
                    <Text as="p" tone="hint">
                      {row.changes.map((change) => appendixChangeLabels[change]).join(', ')}
                    </Text>
                    {row.decisions.map((decision) => (
                      <Text as="p" key={decision.id}>
                        <Link href={decisionPath(decision.id)}>{wordsOf(decision)}</Link>
                      </Text>
                    ))}
                    {isUndecided(row) && <DecideButton ids={[row.id]} />}
                    <PaperButtons
                      print="In phụ lục"
                      word="Phụ lục bản Word"
                      fetch={(form) =>
                        download(client, 'appendices.paper', {
                          path: { id: contractId, row_id: row.id },
                          body: paperBody(form, namesIdentity),
                        })
                      }
                    />
                  </li>
                ))}
              </Stack>
            </Stack>
          )
        }
      </Loaded>
    </Stack>
  )
}

function inForce({ start_date, end_date }: Schemas['Appendix']): string {
  const from = `từ ${formatDate(start_date)}`
  return end_date ? `${from} đến hết ${formatDate(end_date)}` : from
}

const over: readonly string[] = ['Đã hủy', 'Đã thu hồi', 'Đã đính chính']

/** Whether an appendix says something of pay, title or work place that no decision does, now or once it is issued. */
function isUndecided({ changes, decisions }: Schemas['Appendix']): boolean {
  const types = decisions.flatMap(({ decision_type, status_name }) =>
    over.includes(status_name) ? [] : [decision_type],
  )
  const lacksPay = changes.includes('pay') && !types.includes(15)
  // A transfer and a new title both say the title and the work place.
  const lacksTerms = changes.some((change) => change === 'job' || change === 'place')
  return lacksPay || (lacksTerms && !types.includes(4) && !types.includes(5))
}

const labels: Readonly<Record<number, string>> = decisionTypeLabels

/** 'Quyết định 12/QĐ: Xếp lương (Nháp)'. */
function wordsOf({ decision_type, decision_number, status_name }: Schemas['AppendixDecision']): string {
  const name = ['Quyết định', decision_number].filter(Boolean).join(' ')
  return `${name}: ${labels[decision_type]} (${status_name})`
}
