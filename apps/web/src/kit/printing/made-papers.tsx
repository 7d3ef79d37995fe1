import { download } from '@nhansu/sdk'
import type { Schemas } from '@nhansu/sdk/contract'
import { formatDateTime } from '@nhansu/ui/format/time.ts'
import { Inline } from '@nhansu/ui/layout/inline.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Link } from '@nhansu/ui/link/link.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { Download } from 'lucide-react'
import { ShortHash } from '#web/kit/hashes/short-hash.tsx'
import { client } from '#web/session/client.ts'
import { queryClient } from '#web/session/queries.ts'
import { PrintButton } from './print-button.tsx'

interface MadePapersProps {
  papers: readonly Schemas['MadePaper'][]
  /** Asks for a ticket for one of them. */
  ticketFor: (id: number) => Promise<{ ticket: string }>
}

/** The files that were made of a record, the newest first: which, by whom and when, with the hash of each. */
export function MadePapers({ papers, ticketFor }: MadePapersProps) {
  if (papers.length === 0) return <Text tone="soft">Chưa in bản nào.</Text>
  return (
    <Stack>
      {papers.every(({ is_draft: isDraft }) => isDraft) && (
        <Text as="p" tone="hint">
          Xóa bản nháp thì các bản đã in của nó cũng mất, kể cả khi khôi phục bản nháp.
        </Text>
      )}
      <Stack as="ul">
        {papers.map((paper) => (
          <li key={paper.id}>
            <Text as="p">{paper.name}</Text>
            <Text as="p" tone="soft">
              {`${paper.is_draft ? 'Bản nháp, lập' : 'Lập'} lúc ${formatDateTime(paper.made_at)} bởi ${paper.made_by_name ?? 'người dùng đã xóa'}`}
            </Text>
            <Inline gap="sm">
              <Text tone="hint">SHA-256:</Text>
              <ShortHash
                label={`SHA-256 của ${paper.name}, lập lúc ${formatDateTime(paper.made_at)}`}
                value={paper.sha256}
              />
            </Inline>
            {paper.code !== null && (
              <Text as="p">
                <Link href={`/hop-dong/${paper.code}/ban-in`}>Đối chiếu một tệp với bản này</Link>
              </Text>
            )}
            {paper.may_open ? (
              <PrintButton
                label="Tải bản này"
                icon={Download}
                fetch={async () => {
                  const { ticket } = await ticketFor(paper.id)
                  return download(client, 'files.download', { path: { ticket } })
                }}
              />
            ) : (
              <Text as="p" tone="soft">
                Bản này có mức lương, chỉ người được xem lương mở được.
              </Text>
            )}
          </li>
        ))}
      </Stack>
    </Stack>
  )
}

/** Has the lists of made files fetched anew, after one more was made. */
export function refreshMadePapers(): Promise<void> {
  return queryClient.invalidateQueries({
    predicate: ({ queryKey }) => JSON.stringify(queryKey).includes('.papers"'),
  })
}
