import { expect, test } from 'vitest'
import { contentOf, faultsOf, typedForm, typedOf } from './portal-forms.ts'

const experience = (company: string) => ({
  company,
  title: null,
  from: '2020-01-01',
  to: null,
  leaving_reason: 'Chuyển nhà',
  reference: 'Tổ trưởng',
})
const person = { full_name: 'Lò Văn Nhiều Việc', date_of_birth: '1990-01-02', phone: '0912000999' }

test('places of work that came by a program are all there after a correction on the page', () => {
  const experiences = ['Một', 'Hai', 'Ba', 'Bốn', 'Năm'].map(experience)
  const typed = typedOf({
    content: { ...person, experiences },
    new_province_id: null,
    answers: [],
    files: [],
  })
  expect(contentOf(typed).experiences).toEqual(experiences)
})

test('a place of work without a company is handed on, and its fault stands at its row', () => {
  const typed = typedForm(
    'full_name=A&experiences.0.company=&experiences.1.title=Th%E1%BB%A3&experiences.2.company=B',
  )
  expect(contentOf(typed).experiences).toMatchObject([
    { company: '', title: 'Thợ' },
    { company: 'B', title: null },
  ])
  expect(typed['experiences.0.title']).toEqual(['Thợ'])
  const faults = faultsOf(
    { 'content.experiences.0.company': ['Vui lòng nhập công ty.'] },
    { answers: [], consents: [] },
  )
  expect(faults).toEqual({ 'experiences.0.company': 'Vui lòng nhập công ty.' })
})
