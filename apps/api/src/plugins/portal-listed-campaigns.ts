import type { CampaignList } from '@nhansu/sdk/domains/portal-pages'
import type { Visit } from './portal-pages.ts'

/** All campaigns that stand in lists. */
export async function listedCampaigns({
  request,
  reply,
  ask,
}: Pick<Visit, 'request' | 'reply' | 'ask'>): Promise<CampaignList['recruitments']> {
  const all: CampaignList['recruitments'][number][] = []
  for (let page = 1; ; page++) {
    const { recruitments, total } = await ask(
      'externals.recruitments',
      { query: { page: String(page) } },
      request,
      reply,
    )
    all.push(...recruitments)
    if (recruitments.length === 0 || all.length >= total) return all
  }
}
