import { beforeAll, describe, expect, test } from 'vitest'
import { apiForFile, type Person } from '../../../testing/api.ts'
import { interviewCampaign } from '../../../testing/interviews.ts'
import { hire } from '../../../testing/newcomer.ts'

const api = apiForFile()
let hr: Person

beforeAll(async () => {
  hr = await api.as('hrOfOne')
})

describe('minutes of a closed round', () => {
  test('let go whom a mistake seats after the closing, and nobody with whom it was closed', async () => {
    const { id, roundId, examiners } = await interviewCampaign(api, hr)
    await hr.call('recruitmentRounds.close', { path: { id: roundId }, body: { reason: 'Đủ người.' } })
    const judges = examiners.map(({ employeeId }) => ({ employee_id: employeeId, role: 'member' as const }))
    const late = (await hire(api, 'Người Xếp Nhầm', 3)).employeeId
    const save = async (role?: 'member' | 'secretary', staying = judges) => {
      const boards = [...staying, ...(role ? [{ employee_id: late, role }] : [])]
      return (await hr.call('recruitmentBoards.bulk', { path: { id }, body: { boards } })).status
    }
    expect([await save('member'), await save('secretary'), await save('member')]).toEqual([200, 200, 200])
    expect(await save('member', judges.slice(1))).toBe(409)
    expect([await save(), await save(undefined, judges.slice(1))]).toEqual([200, 409])
  })

  test('let go who sat in the board and was made an examiner by a mistake after the closing', async () => {
    const { id, roundId, examiners } = await interviewCampaign(api, hr)
    const judges = examiners.map(({ employeeId }) => ({ employee_id: employeeId, role: 'member' as const }))
    const writer = (await hire(api, 'Người Ghi Biên Bản', 3)).employeeId
    const save = async (role?: 'member' | 'secretary') => {
      const boards = [...judges, ...(role ? [{ employee_id: writer, role }] : [])]
      return (await hr.call('recruitmentBoards.bulk', { path: { id }, body: { boards } })).status
    }
    expect(await save('secretary')).toBe(200)
    await hr.call('recruitmentRounds.close', { path: { id: roundId }, body: { reason: 'Đủ người.' } })
    expect([await save('member'), await save('secretary')]).toEqual([200, 200])
    // Opened and closed with him he stays.
    expect(await save('member')).toBe(200)
    const path = { id: roundId }
    await hr.call('recruitmentRounds.reopen', { path, body: { reason: 'Thêm người chấm.' } })
    await hr.call('recruitmentRounds.close', { path, body: { reason: 'Đủ người.' } })
    expect([await save('secretary'), await save()]).toEqual([409, 409])
  })
})
