import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { DetailTabs } from '#web/kit/detail-page/detail-tabs.tsx'
import { mountPage, unmountPage } from '#web/kit/testing/mount-page.tsx'
import { PapersCount } from './checklist.tsx'

beforeEach(() => page.viewport(1280, 900))
afterEach(unmountPage)

function showTab(present: number, total: number) {
  const badge = <PapersCount checklist={{ present, total, papers: [] }} />
  mountPage(
    <DetailTabs
      label="Hồ sơ"
      tabs={[{ id: 'missing', label: 'Hồ sơ phải nộp', badge, content: 'Giấy tờ' }]}
    />,
  )
}

const tab = (name: string) => page.getByRole('tab', { name, exact: true })

test('the tab of papers keeps its name and counts what is missing, not what is there', async () => {
  showTab(6, 7)
  await expect.element(tab('Hồ sơ phải nộp thiếu 1')).toBeVisible()
})

test('it says so where all are there', async () => {
  showTab(7, 7)
  await expect.element(tab('Hồ sơ phải nộp đủ')).toBeVisible()
})

test('where none are asked it counts nothing', async () => {
  showTab(0, 0)
  await expect.element(tab('Hồ sơ phải nộp')).toBeVisible()
})
