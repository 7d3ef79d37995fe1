import { createClient, type Client, signIn, switchCompany } from '@nhansu/sdk'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A demo account's password, made at random when the server's data folder was. */
function passwordOf(login: string): string {
  const file = readFileSync(join(process.env['E2E_DATA_DIR'] ?? '', 'demo.txt'), 'utf8')
  const line = file.split('\n').find((text) => text.startsWith(`${login} `))
  return line?.split(/\s+/)[1] ?? ''
}

/** The calls of a member of the staff, on the listener beside the portal's. */
async function signedIn(login: string) {
  const origin = `http://localhost:${process.env['E2E_PORT']}`
  const client = createClient({ baseUrls: { product: `${origin}/api`, identity: `${origin}/identity` } })
  return { client, session: await signIn(client, { login, password: passwordOf(login) }) }
}

/** The calls of the staff, as the group's administrator working in a company. */
export async function houseOf(companyName: string): Promise<Client> {
  const { client, session } = await signedIn('hungtq')
  const { companies } = await client.call('session.companies')
  const company = companies.find(({ name }) => name === companyName)
  if (company === undefined) throw new Error(`the demo group has no company ${companyName}`)
  if (company.id !== session.companyId) await switchCompany(client, company.id)
  return client
}

/** Looks at an application as HR does, who lets it in where its form came back too soon; its candidate and campaign. */
async function lookAt(house: Client, fullName: string): Promise<{ id: number; campaign: number }> {
  const found = (await candidateCalled(house, fullName)) ?? (await letIn(house, fullName))
  if (found?.recruitment_id == null) throw new Error(`nobody called ${fullName} has applied`)
  const { id, recruitment_id: campaign } = found
  await house.call('recruitmentCandidates.markAsSeen', { path: { id: campaign, candidateId: id } })
  return { id, campaign }
}

async function candidateCalled(house: Client, fullName: string) {
  const search = { value: fullName, fields: ['full_name' as const] }
  return (await house.call('candidates.list', { query: { search } })).candidates[0]
}

async function letIn(house: Client, fullName: string) {
  const { recruitments } = await house.call('recruitments.list', { query: { search: { value: 'kho vận' } } })
  for (const path of recruitments.map(({ id }) => ({ id }))) {
    const { applications } = await house.call('suspectedApplications.ofCampaign', { path })
    const ids = applications.filter(({ full_name: name }) => name === fullName).map(({ id }) => id)
    if (ids.length > 0) await house.call('suspectedApplications.release', { path, body: { ids } })
  }
  return candidateCalled(house, fullName)
}

/** Looks at an application and asks its sender to the practical test; the candidate's id. */
export async function invite(house: Client, fullName: string, startsAt: Date): Promise<number> {
  const { id, campaign } = await lookAt(house, fullName)
  const { recruitment } = await house.call('recruitments.show', {
    path: { id: campaign },
    query: { include: ['rounds'] },
  })
  const round = recruitment.rounds?.find(({ kind }) => kind === 'practical')
  if (round === undefined) throw new Error('the campaign has no practical test')
  await house.call('recruitmentSchedules.store', {
    body: {
      round_id: round.id,
      starts_at: startsAt.toISOString(),
      ends_at: new Date(startsAt.getTime() + 30 * 60_000).toISOString(),
      place: 'Kho Mẫu',
      candidate_ids: [id],
      employee_ids: [],
    },
  })
  return id
}

/** Accepts a candidate and sends him the offer. */
export async function offerWork(house: Client, id: number): Promise<void> {
  await house.call('candidates.accepted', {
    path: { id },
    body: { reason: 'Kiểm thử.', offered_salary: 12_000_000, offered_start: '2031-01-06' },
  })
  const body = {
    name: `Mời nhận việc ${id}`,
    kind: 'job_offer' as const,
    subject: 'Mời nhận việc',
    body: '<p>Mời bạn nhận việc.</p>',
  }
  const { email } = await house.call('emails.store', { body })
  await house.call('emails.send', { body: { email_id: email.id, candidate_ids: [id] } })
}

/** Looks at an application and keeps its sender in the pool, as he has agreed to, until a day. */
export async function keepInPool(house: Client, fullName: string, until: Date): Promise<void> {
  const { id } = await lookAt(house, fullName)
  await house.call('candidates.archived', {
    path: { id },
    body: { reason: 'Phù hợp vị trí khác.', archived_until: until.toISOString().slice(0, 10) },
  })
}

/** A day from today on, as the contract writes it. */
const day = (after: number) => new Date(Date.now() + after * 86_400_000).toISOString().slice(0, 10)

/** Opens a course with one person, who is asked by mail to answer; how that person stands in it. */
export async function inviteToCourse(name: string) {
  const { client } = await signedIn('haptt')
  const { user } = await client.call('session.me')
  const { employee } = await client.call('employees.info', { path: { nhansu_id: user.nhansu_id ?? '' } })
  const { types } = await client.call('trainingTypes.list', { query: {} })
  const { locations } = await client.call('trainingLocations.list', { query: {} })
  const body = {
    name,
    type_id: types[0]?.id ?? 0,
    location_id: locations[0]?.id ?? 0,
    start_date: day(30),
    end_date: day(31),
    confirm_deadline: day(20),
  }
  const path = { id: (await client.call('trainings.store', { body })).training.id }
  await client.call('trainingSubjects.store', { path, body: { name: 'Lý thuyết' } })
  await client.call('trainingEmployees.storeBulk', { path, body: { employee_ids: [employee.id] } })
  await client.call('trainings.open', { path, body: {} })
  await client.call('trainingMails.askToConfirm', { path, body: {} })
  return {
    async person() {
      const [person] = (await client.call('trainingEmployees.list', { path })).employees
      if (person === undefined) throw new Error('nobody is in the course')
      return person
    },
  }
}
