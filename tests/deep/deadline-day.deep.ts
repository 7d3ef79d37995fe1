import { afterEach, expect } from 'vitest'
import { connect } from '../../apps/api/src/db/connect.ts'
import {
  applicant,
  applyAs,
  campaignWithCv,
  type Outcome,
  type Place,
} from '../../apps/api/src/domains/portal/testing/applicants.ts'
import { demoPassword } from '../../packages/config/playwright/run-product.ts'
import { signIn } from '../launch/client.ts'
import { dataFolderOfFile, withServerOf } from '../launch/data-folder.ts'
import { startProduct, stopAll } from '../launch/product.ts'
import { bounds } from './bounds.ts'
import { deepCase } from './deep-case.ts'
import { workUntil } from './everyday.ts'

const { minutes, people, withCv } = bounds.deadlineDay
const megabytes = 1024 * 1024
const dataDir = dataFolderOfFile()
afterEach(stopAll)

/** Everybody at once, one of ten pressing twice; the first of them with CVs of 2 MB. */
function crowd(place: Place): Promise<Outcome[]> {
  return Promise.all(
    Array.from({ length: people }, (_, at) =>
      applyAs(place, applicant(at, at < withCv ? 2 * megabytes : 0), { presses: at % 10 === 0 ? 2 : 1 }),
    ),
  )
}

/** Of the stopped product: each application of the crowd, with the bytes of what came with it. */
function kept(): Promise<{ reference: string; phone: string; bytes: string | null }[]> {
  return withServerOf(dataDir, async ({ urls }) => {
    const { pool, ...superuser } = connect(urls.superuser, { max: 1 })
    const { rows } = await pool.query<{ reference: string; phone: string; bytes: string | null }>(
      `select reference, content ->> 'phone' as phone, (select sum(size) from application_files came
         join files on files.company_id = came.company_id and files.id = came.file_id
         where came.company_id = sent.company_id and came.application_id = sent.id) as bytes
       from applications sent where content ->> 'full_name' = 'Lò Thị Ngày Cuối' order by phone`,
    )
    await superuser.close()
    return rows
  })
}

deepCase(
  'on the last day nobody who was told that he has applied is lost or there twice, and the staff work on (N21)',
  minutes,
  async (figure) => {
    const product = await startProduct({ dataDir, env: { DEMO: '1' } })
    await product.ready()
    const login = 'chaulm'
    const everyday = await signIn(product, { login, password: demoPassword(dataDir, login) ?? '' })
    const port = Number(new URL(product.portalAddress).port)
    const place = { port, word: await campaignWithCv(port) }
    const state = { ended: false }
    const all = crowd(place).finally(() => (state.ended = true))
    await workUntil(() => state.ended, { product, everyday }, figure)
    const outcomes = await all
    expect(outcomes.flatMap(({ refused }) => refused ?? [])).toEqual([])
    await stopAll()
    const rows = await kept()
    expect(rows.map(({ reference, phone }) => `${phone} ${reference}`)).toEqual(
      outcomes.map(({ reference }, at) => `${applicant(at, 0).phone} ${reference}`),
    )
    // Behind the nine letters that call it a PDF.
    expect(rows.map(({ bytes }) => Number(bytes))).toEqual(
      rows.map((_, at) => (at < withCv ? 2 * megabytes + 9 : 0)),
    )
    figure('applications', rows.length)
    figure('with 2 MB', withCv)
    figure(
      'told to come again',
      outcomes.reduce((total, { told }) => total + told, 0),
    )
  },
)
