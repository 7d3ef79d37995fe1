import { rewardLevelLabels } from '@nhansu/sdk/domains/rewards-disciplines'
import type { Block, Heading, Paper } from '../../../../print/paper.ts'
import { placeAndDate } from '../../../../print/paper-heading.ts'
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

const line = (text: string): Block => ({ kind: 'paragraph', text })

/** 'GIẤY KHEN' with a sheet for each person; what the reward is paid with stands on none of them. */
export function certificatePaper(
  record: WholeRecord,
  people: readonly CasePerson[],
  heading: Heading,
): Paper {
  const whom = people.length === 0 ? [null] : people
  return {
    heading: { ...heading, number: record.number, date: record.decision_date ?? heading.date },
    title: (record.form_name ?? 'Giấy khen').toLocaleUpperCase('vi'),
    orientation: 'portrait',
    body: whom.flatMap((person, at) => [
      ...(at === 0 ? [] : [{ kind: 'sheet' } satisfies Block]),
      ...sheetOf(rewardFacts(record, person, heading), person),
    ]),
    signatures: [],
  }
}

function sheetOf(facts: Record<RewardTag, string>, person: CasePerson | null): Block[] {
  const named = person === null ? `Tập thể: ${facts['Đơn vị']}.` : personLine(facts)
  return [
    line(`${facts['Tên công ty']} tặng`),
    line(named),
    line(`Đã có thành tích: ${facts['Nội dung']}.`),
    line(`Năm, đợt khen thưởng: ${facts['Năm, đợt']}. Cấp khen thưởng: ${facts['Cấp khen thưởng']}.`),
    line(`Theo Quyết định số ${facts['Số quyết định']} ngày ${facts['Ngày quyết định']}.`),
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

/** 'Ông/bà: …' in the order in which papers name somebody. */
export function personLine(facts: ReturnType<typeof personFacts>): string {
  return `Ông/bà: ${facts['Họ và tên']}. Mã nhân viên: ${facts['Mã nhân viên']}. Ngày sinh: ${facts['Ngày sinh']}. Chức vụ: ${facts['Chức vụ']}. Đơn vị: ${facts['Đơn vị']}.`
}
