import { lazy } from 'react'

/** The question before an account is opened or closed; asked seldom beside a list that is read all day. */
export const AskedAccount = lazy(async () => {
  const { AccountQuestion } = await import('./account-question.tsx')
  return { default: AccountQuestion }
})
