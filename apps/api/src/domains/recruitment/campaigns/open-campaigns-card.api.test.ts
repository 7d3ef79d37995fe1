import { beforeAll, expect, test } from 'vitest'
import { apiForFile, type Person } from '../../../testing/api.ts'
import { hire, newcomer } from '../../../testing/newcomer.ts'
import { nextNumber } from '../../../testing/numbers.ts'

const api = apiForFile()
let hr: Person
/** Who recruits for unit 2 alone. */
let ofUnitTwo: Person
beforeAll(async () => {
  hr = await api.as('hrOfOne')
  const { personId } = await hire(api, 'Người Tuyển Dụng', 2)
  ofUnitTwo = await newcomer(api, {
    login: 'recruits.for.two',
    companies: { 1: [['recruitment_access', 'unit']] },
    personId,
  })
})

/** The card as somebody has it; undefined while it is empty. */
async function cardOf(person: Person) {
  const { cards } = (await person.call('home.show')).body.data.home
  return cards.find(({ key }) => key === 'open_campaigns')?.open_campaigns
}

/** A campaign that is open at once. @param deadline yyyy-mm-dd */
async function opened(unit: number, deadline: string): Promise<number> {
  const { body } = await hr.call('recruitments.quick', {
    body: {
      department_id: unit,
      position_id: 2,
      quantity: 3,
      deadline,
      description: 'Mô tả.',
      requirements: 'Yêu cầu.',
    },
  })
  return body.data.recruitment.id
}

test('open campaigns stand on the first page, those with new applications first, each reader his own', async () => {
  const before = await cardOf(hr)
  const mine = await opened(2, '2031-03-31')
  const others = await opened(4, '2031-03-30')
  await hr.call('recruitmentCandidates.store', {
    path: { id: mine },
    body: {
      full_name: 'Người Mới Nộp',
      date_of_birth: '1998-04-12',
      phone: `09${String(70_000_000 + nextNumber())}`,
      consent_way: 'paper',
    },
  })
  const plan = { name: 'Chờ duyệt', department_id: 4, position_id: 2, quantity: 1 }
  const { body } = await hr.call('recruitments.store', { body: plan })
  await hr.call('recruitments.submit', { path: { id: body.data.recruitment.id }, body: {} })

  const card = await cardOf(hr)
  expect(card?.total).toBe((before?.total ?? 0) + 2)
  expect(card?.waiting_approval).toBe((before?.waiting_approval ?? 0) + 1)
  const newAt = card?.campaigns.map(({ new_total }) => new_total > 0) ?? []
  expect(newAt).toEqual(newAt.toSorted((a, b) => Number(b) - Number(a)))
  expect(card?.campaigns).toContainEqual(
    expect.objectContaining({ id: mine, new_total: 1, filled_total: 0, quantity: 3 }),
  )

  const ofUnit = await cardOf(ofUnitTwo)
  expect(ofUnit?.campaigns.map(({ id }) => id)).toContain(mine)
  expect(ofUnit?.campaigns.map(({ id }) => id)).not.toContain(others)
  expect(ofUnit?.waiting_approval).toBe(0)
  const employee = await api.as('employee')
  expect(await cardOf(employee)).toBeUndefined()
})
