import type { Data } from '@nhansu/sdk/contract'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { mountPage, unmountPage } from '#web/kit/testing/mount-page.tsx'
import { UnitGrid } from './unit-grid.tsx'

/** Sixty certificates, of which each is lacked by more people than the one before. */
const certificates = Array.from({ length: 60 }, (_, at) => ({
  id: at + 1,
  name: `Thẻ số ${at + 1}`,
  group_name: null,
  figures: { valid: 0, expiring: 0, expired: 0, missing: at },
}))
const report: Data<'trainingReports.certificates'> = {
  total: { valid: 0, expiring: 0, expired: 0, missing: 1770 },
  certificates,
  units: [
    {
      id: 4,
      rest: null,
      name: 'Xưởng cơ khí',
      cells: certificates.map(({ id, figures }) => ({ certificate_id: id, figures })),
    },
  ],
  rows: [],
}
const mountGrid = () =>
  mountPage(<UnitGrid report={report} state={null} onUnit={() => {}} onCell={() => {}} />)

afterEach(unmountPage)

test('many certificates leave the columns to the most urgent ones, and the others are told of', async () => {
  await page.viewport(1440, 900)
  mountGrid()
  const heads = page.getByRole('columnheader')
  await expect.element(heads.nth(1)).toHaveTextContent('Thẻ số 60')
  expect(heads.elements()).toHaveLength(9)
  await expect.element(page.getByText(/còn 52 chứng chỉ khác/)).toBeVisible()
})

test('eight certificates with long names stand beside each other on a screen of 1440, with their whole names to hover', async () => {
  // What is left of such a window beside the sidebar and the distances of page and card.
  await page.viewport(1440 - 248 - 96, 900)
  const long = 'Huấn luyện an toàn lao động, vệ sinh lao động nhóm 3 cho người vận hành thiết bị nâng, đợt'
  const named = certificates.map((kind) => ({ ...kind, name: `${long} ${kind.id}` }))
  mountPage(
    <UnitGrid report={{ ...report, certificates: named }} state={null} onUnit={() => {}} onCell={() => {}} />,
  )
  const heads = page.getByRole('columnheader')
  await expect.element(heads.nth(8)).toHaveTextContent(`${long} 53`)
  const right = () => heads.nth(8).element().getBoundingClientRect().right
  await expect.poll(right, { timeout: 60_000 }).toBeLessThanOrEqual(1440 - 248 - 96)
  await expect.element(heads.nth(1).getByTitle(`${long} 60`)).toBeVisible()
})

test('on a phone a unit names its three most urgent certificates', async () => {
  await page.viewport(390, 844)
  mountGrid()
  const names = page.getByRole('term')
  await expect.element(names.first()).toHaveTextContent('Thẻ số 60')
  expect(names.elements()).toHaveLength(3)
  await expect.element(page.getByText(/còn 57 chứng chỉ khác/)).toBeVisible()
})
