import { randomUUID } from 'node:crypto'
import type { Schemas } from '@nhansu/sdk/contract'
import type { TestApi } from '../../../testing/api.ts'
import { inCompanyOf } from '../../../testing/group.ts'
import { signedFormToken } from '../form-token.ts'

type Api = Pick<TestApi, 'db'>

interface Said {
  email: string
  name?: string
}

/** An application that names an address, with every consent; what its sender was told. */
export async function appliedWith(
  api: Pick<TestApi, 'db' | 'withToken'>,
  id: string,
  { email, name = 'Lò Thị Có Thư' }: Said,
): Promise<Schemas['ApplicationSent']> {
  const stranger = api.withToken(undefined)
  const { form } = (await stranger.call('externals.form', { path: { id } })).body.data
  const consents = form.consents.map(({ purpose, number }) => ({ purpose, number }))
  const content = { full_name: name, date_of_birth: '1998-08-15', phone: '0912000888', email }
  const answer = await stranger.call('externals.apply', {
    path: { id },
    body: { token: await tokenInTime(api, id), content, consents },
  })
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.body))
  return answer.body.data.application
}

/** Runs a statement in a company as its owner, whom no wall stops. */
export function asOwner(api: Api, company: number, statement: string, values: unknown[] = []) {
  return inCompanyOf(api.db.superuser, company, (client) => client.query(statement, values))
}

/** A campaign that its company has put on the portal; `columns` say what is special about it. */
export async function publishCampaign(
  api: Api,
  company: number,
  { deadline = null, ...columns }: Readonly<Record<string, unknown>> = {},
): Promise<{ id: number; word: string }> {
  const publicId = randomUUID()
  const values = { is_published: true, published_at: new Date(), ...columns }
  const names = Object.keys(values)
  const { rows } = await asOwner(
    api,
    company,
    `insert into recruitments (company_id, code, name, department_id, position_id, quantity, status, deadline, public_id,
       ${names.join(', ')})
     select $1::integer, $2, 'Thợ hàn', d.id, (select p.id from positions p where p.company_id = $1::integer order by p.id limit 1), 2,
       'recruiting', coalesce($4::date, (now() at time zone 'Asia/Ho_Chi_Minh')::date + 10), $3, ${names.map((_, at) => `$${at + 5}`).join(', ')}
     from departments d where d.company_id = $1::integer order by d.id limit 1 returning id`,
    [company, `DT-${publicId.slice(0, 8)}`, publicId, deadline, ...Object.values(values)],
  )
  return {
    id: Number((rows[0] as { id: string }).id),
    word: Buffer.from(publicId.replaceAll('-', ''), 'hex').toString('base64url'),
  }
}

/** Puts new texts to agree to into force in both companies. */
export async function putConsentTexts(api: Api, purposes: Readonly<Record<string, string>>): Promise<void> {
  for (const company of [1, 2])
    for (const [purpose, words] of Object.entries(purposes))
      await asOwner(
        api,
        company,
        `insert into consent_texts (company_id, purpose, number, content)
         select $1::integer, $2, 1 + coalesce(max(number), 0), 'Tôi đồng ý: ' || $3 from consent_texts
         where company_id = $1::integer and purpose = $2`,
        [company, purpose, words],
      )
}

/** A token that was given ten seconds ago, as to a person who types. */
export async function tokenInTime(api: Api, word: string): Promise<string> {
  const { rows } = await api.db.superuser.query<{ value: string }>(
    `select value #>> '{}' as value from installation where name = 'portal_key'`,
  )
  const key = Buffer.from(rows[0]?.value ?? '', 'hex')
  return signedFormToken(key, word, Math.floor(Date.now() / 1000) - 10)
}
