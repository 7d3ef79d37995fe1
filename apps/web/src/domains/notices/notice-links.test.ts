import { noticeRules } from '@nhansu/sdk/domains/notices'
import { matchPath } from 'react-router-dom'
import { expect, test } from 'vitest'
import { allScreens } from '#web/app/screens.ts'

test.each(Object.entries(noticeRules))('%s leads to a screen', (_, { link }) => {
  const { pathname } = new URL(link.replace('{id}', '7'), 'https://nhansu.example.com')
  // An empty link would be the first page's as well.
  const screen = allScreens.find(({ path }) =>
    path === '/' ? link === '/' : matchPath(path, pathname) !== null,
  )
  expect(screen?.load).toBeDefined()
})
