import { noticeRules } from '@nhansu/sdk/domains/notices'
import { matchPath } from 'react-router-dom'
import { expect, test } from 'vitest'
import { allScreens } from '#web/app/screens.ts'

test.each(Object.entries(noticeRules))('%s leads to a screen', (_, { link }) => {
  const { pathname } = new URL(link.replace('{id}', '7'), 'https://nhansu.example.com')
  const screen = allScreens.find(({ path }) => path !== '/' && matchPath(path, pathname) !== null)
  expect(screen?.load).toBeDefined()
})
