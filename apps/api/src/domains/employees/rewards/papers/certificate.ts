import { rewardLevelLabels } from '@nhansu/sdk/domains/rewards-disciplines'
import type { Block, Heading, Paper } from '../../../../print/paper.ts'
import { placeAndDate } from '../../../../print/paper-heading.ts'
import { mayLack } from '../../../../print/templates/clauses/clause-kinds.ts'
import { clauseLines } from '../../../../print/templates/clauses/clause-text.ts'
import type { RewardTag } from '../../../../print/templates/reward-tags.ts'
import { spokenDay } from '../../job/days.ts'
import type { WholeRecord } from '../reward-rows.ts'
import type { CasePerson } from './case-people.ts'

export const dots = '……………………'

/** What a certificate says of one person; of a unit as a whole its name stands in the person's place. */
export function rewardFacts(
  record: WholeRecord,
  person: CasePerson | null,
  heading: Heading,
): Record<RewardTag, string> {
  const { form_name, reason, number, decision_date, level, year, period, signer } = record
  return {
    ...personFacts(person, heading),
    'Họ và tên': person?.full_name ?? record.department_name ?? dots,
    'Đơn vị': person?.unit_name ?? record.department_name ?? dots,
    'Tập thể': record.department_name ?? dots,
    'Hình thức': form_name ?? dots,
    'Nội dung': reason,
    'Số quyết định': number ?? dots,
    'Ngày quyết định': decision_date === null ? dots : spokenDay(decision_date),
    'Cấp khen thưởng': level === null ? dots : rewardLevelLabels[level],
    'Năm, đợt': [year, period].filter(Boolean).join(', ') || dots,
    'Người ký': signer ?? dots,
  }
}

/** Whom a paper is about, in the words that all of them share. */
export function personFacts(person: CasePerson | null, heading: Heading) {
  return {
    'Tên công ty': heading.company,
    'Địa danh': heading.place ?? dots,
    'Ngày lập': placeAndDate(heading.place, heading.date),
    'Họ và tên': person?.full_name ?? dots,
    'Mã nhân viên': person?.nhansu_id ?? dots,
    'Ngày sinh': person?.date_of_birth ? spokenDay(person.date_of_birth) : dots,
    'Chức vụ': person?.position_name ?? dots,
    'Đơn vị': person?.unit_name ?? dots,
  }
}

/** A sheet of a certificate: what it says, and whether it is a unit's as a whole. */
interface Sheet {
  facts: Record<RewardTag, string>
  isOfUnit: boolean
}

/** 'GIẤY KHEN' with a sheet for each person; what the reward is paid with stands on none of them. */
export function certificatePaper(
  record: WholeRecord,
  people: readonly CasePerson[],
  heading: Heading,
  content: string,
): Paper {
  const whom = people.length === 0 ? [null] : people
  const sheets = whom.map((person) => ({
    facts: rewardFacts(record, person, heading),
    isOfUnit: person === null,
  }))
  return certificateLayout(record, heading, sheets, content)
}

/** The certificate as the product lays it out: the clauses above whoever signs, on a sheet each. */
export function certificateLayout(
  record: Pick<WholeRecord, 'number' | 'decision_date' | 'form_name'>,
  heading: Heading,
  sheets: readonly Sheet[],
  content: string,
): Paper {
  return {
    heading: { ...heading, number: record.number, date: record.decision_date ?? heading.date },
    title: (record.form_name ?? 'Giấy khen').toLocaleUpperCase('vi'),
    orientation: 'portrait',
    body: sheets.flatMap((sheet, at) => [
      ...(at === 0 ? [] : [{ kind: 'sheet' } satisfies Block]),
      ...sheetOf(sheet, content),
    ]),
    signatures: [],
  }
}

function sheetOf({ facts, isOfUnit }: Sheet, content: string): Block[] {
  const [unit, ...person] = mayLack.certificate
  const lacking = new Set<string>(isOfUnit ? person : [unit])
  return [
    ...clauseLines(content, { values: facts, lacking }),
    {
      kind: 'signatures',
      signatures: [
        {
          office: 'ĐẠI DIỆN CÔNG TY',
          ...(facts['Người ký'] !== dots && { name: facts['Người ký'] }),
        },
      ],
    },
  ]
}
