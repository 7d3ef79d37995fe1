import type { Input } from '@nhansu/sdk/contract'
import type { JobContext } from '../../../../jobs/define-job.ts'
import type { Person, TestApi } from '../../../../testing/api.ts'
import { inCompanyOf } from '../../../../testing/group.ts'
import { runJobs } from '../../../../testing/jobs.ts'
import { hire, newcomer } from '../../../../testing/newcomer.ts'
import { issueDecisionsJob } from '../issue-job.ts'

export type Body = Input<'decisions.issueBulk'>['body']
type Draft = Input<'decisions.store'>['body']
type OnePerson = Draft['people'][number]

/** What its people may read, and the right to issue. */
export const reading = [['document_access', 'company']] as const
export const issuing = ['decision_issue', 'company'] as const
export const place = { position_id: 2, department_id: 2 }

/** Who works with several drafts, and who signs them. */
interface Desk {
  hr: Person
  /** Prepares decisions and issues them, and sees neither pay nor sensitive data. */
  officer: Person
  /** Prepares decisions without issuing any. */
  clerk: Person
  signer: { sign_date: string; signer_id: number }
}

/** What tests of issuing several drafts at once do again and again, in company 1 of the test group; `open` comes first. */
export function severalDrafts(api: Pick<TestApi, 'as' | 'db' | 'withToken'>) {
  let desk: Desk | undefined
  const opened = () => {
    if (desk === undefined) throw new Error('the desk is not open')
    return desk
  }

  async function open(): Promise<Desk> {
    const hr = await api.as('hrOfOne')
    const office = [...reading, ['document_edit', 'company']] as const
    const officer = await newcomer(api, { login: 'can.bo.ban.hanh', companies: { 1: [...office, issuing] } })
    const clerk = await newcomer(api, { login: 'van.thu.soan', companies: { 1: office } })
    await hr.call('documentTypes.store', { body: { code: 'QD', name: 'Quyết định', is_decision: true } })
    const { body } = await hr.call('signers.store', {
      body: {
        employee_id: 13,
        printed_title: 'Tổng Giám đốc',
        paper_kinds: ['decision'],
        valid_from: '2026-01-01',
      },
    })
    desk = { hr, officer, clerk, signer: { sign_date: '2026-02-20', signer_id: body.data.signer.id } }
    return desk
  }

  const someone = async () => (await hire(api, 'Lê Thị Ban Hành', 3)).employeeId

  async function draftOf(people: OnePerson[], more: Partial<Draft> = {}, as = opened().hr): Promise<number> {
    const effective_date = '2026-03-01'
    const body = { decision_type: 4, effective_date, summary: 'Về việc điều chuyển', people, ...more }
    const answer = await as.call('decisions.store', { body })
    if (answer.status !== 201) throw new Error(answer.text)
    return answer.body.data.decision.id
  }
  const transfer = async (more: Partial<Draft> = {}) =>
    draftOf([{ employee_id: await someone(), ...place }], more)

  const bodyOf = (ids: readonly number[]): Body => ({
    ...opened().signer,
    decisions: ids.map((id) => ({ id })),
  })
  const preview = (ids: readonly number[], as = opened().hr) =>
    as.call('decisions.issueBulk', { query: { dry_run: true }, body: bodyOf(ids) })
  /** What a screen sends that has shown the preview. */
  async function seen(ids: readonly number[]): Promise<Body> {
    const { decisions } = (await preview(ids)).body.data
    return {
      ...opened().signer,
      decisions: decisions.map(({ decision_id: id, version, effects, files }) => ({
        id,
        version,
        ...(files && { file_ids: files.map((file) => file.id) }),
        marks: effects.map(({ employee_id, mark }) => ({ employee_id, mark })),
      })),
    }
  }
  async function ask(body: Body, as = opened().hr): Promise<number> {
    const answer = await as.call('decisions.issueBulk', { body })
    if (answer.status !== 200) throw new Error(answer.text)
    return answer.body.data.run_id ?? 0
  }
  const jobOf = async (id: number, as = opened().hr) =>
    (await as.call('jobs.show', { path: { id } })).body.data.job
  async function issued(body: Body, as = opened().hr) {
    const id = await ask(body, as)
    await runJobs(api.db)
    return jobOf(id, as)
  }
  const show = async (id: number) =>
    (await opened().hr.call('decisions.show', { path: { id } })).body.data.decision
  const isDraft = async (id: number) => (await show(id)).state === 'draft'
  const numbersInBook = async () => {
    const { rows } = await inCompanyOf(api.db.superuser, 1, (client) =>
      client.query(`select from drawn_numbers where kind = 'decision'`),
    )
    return rows.length
  }
  return {
    open,
    someone,
    draftOf,
    transfer,
    bodyOf,
    preview,
    seen,
    ask,
    jobOf,
    issued,
    show,
    isDraft,
    numbersInBook,
  }
}

export const sequenceOf = (number: string | null | undefined) => Number(number?.split('/')[0])

/** The work, with something that happens once its first decision is issued. */
export function doingAfterFirst(happens: (context: JobContext) => Promise<unknown>) {
  return {
    ...issueDecisionsJob,
    run: (context: JobContext, input: Parameters<typeof issueDecisionsJob.run>[1]) =>
      issueDecisionsJob.run(
        {
          ...context,
          progress: async (done, total) => {
            if (done === 1) await happens(context)
            await context.progress(done, total)
          },
        },
        input,
      ),
  }
}
