import type { Input } from '@nhansu/sdk/contract'
import type { Page } from '@playwright/test'
import { houseOf } from '../house.ts'

type Words = Omit<Input<'recruitments.update'>['body'], 'version'>

/**
 * HR of the last company of the list opens a campaign, which asks for no more than the shipped form does, and puts it on the
 * portal for whoever has its link, so that other tests find the list as it was; the path of its page.
 */
export async function openOwnCampaign(page: Page, words: Words = {}): Promise<string> {
  await page.goto('/')
  await page.getByRole('heading', { level: 2 }).last().getByRole('link').click()
  const house = await houseOf(await page.locator('a[href^="/cong-ty/"]').first().innerText())
  const [known] = (await house.call('recruitments.list', { query: {} })).recruitments
  if (known === undefined) throw new Error('the company has no campaign')
  const { recruitment } = await house.call('recruitments.quick', {
    body: {
      department_id: known.department_id,
      position_id: known.position_id,
      quantity: 1,
      deadline: '2030-12-31',
      description: 'Nhận và giao hàng.',
      requirements: 'Sức khỏe tốt.',
    },
  })
  const path = { id: recruitment.id }
  await house.call('recruitments.update', { path, body: { name: 'Tuyển người giao hàng', ...words } })
  await house.call('applicationForms.update', { path, body: { is_listed: false } })
  const { publication } = await house.call('applicationForms.publish', { path, body: { state: 'published' } })
  if (publication.address === null) throw new Error(publication.hindrances.join(' '))
  return new URL(publication.address).pathname
}
