import type { Data, Input, Schemas } from '@nhansu/sdk/contract'
import type { AnyApiError } from '@nhansu/sdk/errors'
import { queryOptions } from '@tanstack/react-query'
import { client } from '#web/session/client.ts'

/** What a move would meet and bring about, each in a sentence. */
export type Outlook = Pick<
  Data<'recruitments.changeStatus'>,
  'hindrances' | 'consequences' | 'open_candidates'
>

/**
 * What would hinder a move of a campaign and what would follow; nothing is changed.
 *
 * @param asOf when the campaign was read: what hinders it may have been mended since
 * @param body what the move would come with; nothing of it is kept
 */
export function campaignOutlook(
  id: number,
  status: Schemas['RecruitmentStatus'],
  asOf: number,
  body: Input<'recruitments.changeStatus'>['body'] = {},
) {
  return queryOptions<Outlook, AnyApiError>({
    queryKey: ['recruitments.changeStatus', 'dry run', id, status, asOf, body],
    queryFn: ({ signal }) =>
      client.call(
        'recruitments.changeStatus',
        { path: { id, status }, query: { dry_run: true }, body },
        { signal },
      ),
    // What other people do to it meanwhile is not told to this page.
    staleTime: 0,
  })
}
