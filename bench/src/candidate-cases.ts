import type { Case } from './cases.ts'
import { listPath } from './list-path.ts'
import { ask, type Product } from './product.ts'

interface Campaign {
  id: number
  candidate_total: number
}

/** The campaigns of the company that is measured. */
export interface Campaigns {
  /** Candidates in all of them. */
  total: number
  largest: Campaign
}

/** Looks for the campaign that most people applied in. */
export async function campaignsOf(product: Product): Promise<Campaigns> {
  // Shapes as the contract gives them; the server validates its answers in its own tests.
  const { recruitments } = (await ask(product, '/api/recruitments?pagination=true&size=100')) as {
    recruitments: Campaign[]
  }
  const [largest] = recruitments.toSorted((a, b) => b.candidate_total - a.candidate_total)
  if (largest === undefined) throw new Error('the company has no campaign')
  const { meta } = (await ask(product, candidates({}))) as { meta: { pagination: { total: number } } }
  return { total: meta.pagination.total, largest }
}

/** The lists that a recruiter asks for most. */
export async function candidateCases(product: Product, { largest }: Campaigns): Promise<Case[]> {
  const of = `/api/recruitments/${largest.id}/candidates`
  const [someone] = ((await ask(product, candidates({}, of))) as { candidates: { phone: string }[] })
    .candidates
  return [
    { name: 'campaigns with counts', path: '/api/recruitments?pagination=true&size=30' },
    { name: 'candidates of the company, first page', path: candidates({}) },
    { name: 'the same, page 500', path: candidates({ page: 500 }) },
    { name: 'one campaign, first page', path: candidates({}, of) },
    {
      name: 'one campaign, confirmed',
      path: candidates({ filter: { state: { operator: 'in', value: ['confirmed'] } } }, of),
    },
    {
      name: 'one campaign, counts by state',
      path: `/api/candidates/statuses/list?recruitment_id=${largest.id}`,
    },
    { name: "'nguyen an'", path: candidates({ search: { value: 'nguyen an' } }) },
    { name: 'a phone', path: candidates({ search: { value: someone?.phone ?? '' } }) },
  ]
}

function candidates(query: Parameters<typeof listPath>[1], path = '/api/candidates'): string {
  return listPath(path, query)
}
