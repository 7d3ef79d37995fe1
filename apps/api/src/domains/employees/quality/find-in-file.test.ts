import { expect, test } from 'vitest'
import { fileLawsOfTests as laws } from '../../../testing/file-laws.ts'
import { type CheckedFile, findingsOf } from './find-in-file.ts'

const whole: CheckedFile = {
  id: 1,
  full_name: 'Nguyễn Thị Hồng Đào',
  date_of_birth: '1990-05-17',
  gender: 'Nữ',
  nationality: 'Việt Nam',
  nature_of_work: 1,
  join_date: '2019-06-01',
  id_number: '001190123456',
  today: '2026-11-22',
  card: { date_of_birth: '1990-05-17', phone: '0912345678', group_join_date: null },
  papers: {
    id_number: '001190123456',
    id_issue_date: '2022-05-10',
    id_issue_place: 'Cục Cảnh sát quản lý hành chính về trật tự xã hội',
    tax_code: '001190123456',
    social_insurance_no: '0123456789',
  },
  affiliations: {},
  has_province: true,
  has_education: true,
  has_emergency_contact: true,
  account_holders: ['NGUYEN THI HONG DAO'],
  relatives: [{ relationship: 5, date_of_birth: '2015-02-03', birth_year: null }],
}

const found = (change: Partial<CheckedFile>) => [...findingsOf({ ...whole, ...change }, laws)].toSorted()
const papers = (change: object) => found({ papers: { ...whole.papers, ...change } })

test('a whole file has nothing', () => {
  expect(found({})).toEqual([])
})

test.each<[string, Partial<CheckedFile>, string[]]>([
  ['no phone', { card: { ...whole.card, phone: null } }, ['no_phone']],
  ['no birth date', { card: { ...whole.card, date_of_birth: null } }, ['no_birth_date']],
  ['a child at work', { card: { ...whole.card, date_of_birth: '2010-05-17' } }, ['birth_date']],
  [
    'a lawful young worker',
    { join_date: '2025-06-01', card: { ...whole.card, date_of_birth: '2010-01-17' } },
    [],
  ],
  [
    'a party member of longer probation',
    { affiliations: { party_join_date: '2015-03-03', party_official_date: '2016-09-03' } },
    [],
  ],
  [
    'in the group after the company',
    { card: { ...whole.card, group_join_date: '2020-01-01' } },
    ['group_join_date'],
  ],
  ['no address', { has_province: false }, ['no_province']],
  ['no education', { has_education: false }, ['no_education']],
  ['nobody to call', { has_emergency_contact: false }, ['no_emergency_contact']],
  ['no account', { account_holders: [] }, ['no_bank_account']],
  ["somebody else's account", { account_holders: ['LE VAN AN'] }, ['account_holder']],
  ['a child of the same age', { relatives: [{ relationship: 5, birth_year: 1989 }] }, ['relative_births']],
  ['a mother of ten years', { relatives: [{ relationship: 2, birth_year: 1980 }] }, ['relative_births']],
  ['in the army before birth', { affiliations: { army_from: '1980-01-01' } }, ['affiliation_dates']],
  ['a driver without a licence', { nature_of_work: 7 }, ['no_driver_licence']],
])('%s', (_, change, findings) => {
  expect(found(change)).toEqual(findings)
})

test.each<[string, object, string[]]>([
  ['a card of the other sex', { id_number: '001090123456', tax_code: '001090123456' }, ['id_number']],
  ['a card without its day', { id_issue_date: null }, ['no_id_card']],
  ['a card that has expired', { id_expiry_date: '2024-01-01' }, ['id_card']],
  ['neither card nor passport', { id_number: null, tax_code: '0100109106' }, ['no_id_number']],
  [
    'a passport that ends before it begins',
    { passport_no: 'C1234567', passport_issue_date: '2024-01-01', passport_expiry_date: '2023-01-01' },
    ['passport'],
  ],
  ['a work permit of a Vietnamese', { work_permit_no: '12345' }, ['work_permit']],
  [
    'a licence that has expired',
    { driver_licence_no: '790123456789', driver_licence_expiry_date: '2020-01-01' },
    ['driver_licence'],
  ],
  ['a tax code of another card', { tax_code: '001190999999' }, ['tax_code']],
  ['a wrong check digit', { old_tax_code: '0100109107' }, ['tax_code']],
  ['an insurance number of another card', { social_insurance_no: '001190999999' }, ['social_insurance']],
  ['no numbers', { tax_code: null, social_insurance_no: null }, ['no_social_insurance', 'no_tax_code']],
])('%s', (_, change, findings) => {
  expect(papers(change)).toEqual(findings)
})
