import { candidateSourceLabels, itSkillLabels, languageLabels } from '@nhansu/sdk/domains/candidates'
import { maritalStatusLabels } from '@nhansu/sdk/domains/employees'
import { fieldFacts } from '@nhansu/sdk/field-facts/candidates'
import { DescriptionList } from '@nhansu/ui/description-list/description-list.tsx'
import { formatDate } from '@nhansu/ui/format/date.ts'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Heading } from '@nhansu/ui/text/heading.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { moneyWords } from '#web/kit/money.ts'
import type { Candidate } from './candidate-page.tsx'
import { SentApplications } from './sent-applications.tsx'

const { titles } = fieldFacts

/** Who somebody is, what he has learnt and done, and what he wishes. */
export function ProfileTab({ candidate }: { candidate: Candidate }) {
  const { experiences = [], state_reason: reason } = candidate
  const day = (date: string | null | undefined) => (date ? formatDate(date) : null)
  const words = (labels: Readonly<Record<string, string>>, codes: readonly string[] = []) =>
    codes.map((code) => labels[code] ?? code).join(', ')
  return (
    <Stack gap="lg">
      <DescriptionList
        columns={3}
        layout="under"
        items={[
          ...(reason ? [{ term: titles.state_reason, value: reason }] : []),
          { term: titles.date_of_birth, value: day(candidate.date_of_birth) },
          { term: titles.gender, value: candidate.gender },
          { term: titles.phone, value: candidate.phone },
          { term: titles.email, value: candidate.email },
          { term: titles.id_number, value: candidate.id_number },
          { term: titles.full_address, value: candidate.full_address },
          {
            term: titles.marital_status,
            value: candidate.marital_status ? maritalStatusLabels[candidate.marital_status] : null,
          },
          { term: titles.height, value: candidate.height },
          { term: titles.weight, value: candidate.weight },
          { term: titles.edu_level, value: candidate.edu_level },
          { term: titles.school, value: candidate.school },
          { term: titles.major, value: candidate.major },
          { term: titles.graduation_year, value: candidate.graduation_year },
          { term: titles.grade, value: candidate.grade },
          { term: titles.languages, value: words(languageLabels, candidate.languages) },
          { term: titles.it_skills, value: words(itSkillLabels, candidate.it_skills) },
          { term: titles.source, value: candidate.source ? candidateSourceLabels[candidate.source] : null },
          { term: titles.referrer_name, value: candidate.referrer_name },
          {
            term: titles.expected_salary,
            value: candidate.masked_fields.includes('expected_salary')
              ? '••••••'
              : moneyWords(candidate.expected_salary),
          },
          { term: titles.available_date, value: day(candidate.available_date) },
          { term: titles.shift_ok, value: candidate.shift_ok === true ? 'Có' : null },
          { term: titles.relatives_in_group, value: candidate.relatives_in_group },
          { term: titles.conflict_of_interest, value: candidate.conflict_of_interest },
          { term: titles.tags, value: candidate.tags?.join(', ') },
          { term: titles.note, value: candidate.note },
        ]}
      />
      <SentApplications candidateId={candidate.id} />
      <Stack>
        <Heading level={3}>Kinh nghiệm làm việc</Heading>
        {experiences.length === 0 && <Text tone="soft">Chưa ghi kinh nghiệm nào.</Text>}
        {experiences.map(({ company, title, from, to, leaving_reason: why, reference }) => (
          <Stack key={`${company} ${from ?? ''}`} gap="xs">
            <Text>
              {[company, title, [day(from), day(to)].filter(Boolean).join(' – ')].filter(Boolean).join(' · ')}
            </Text>
            {(why || reference) && (
              <Text tone="soft">
                {[why && `Lý do nghỉ: ${why}`, reference && `Người tham chiếu: ${reference}`]
                  .filter(Boolean)
                  .join('; ')}
              </Text>
            )}
          </Stack>
        ))}
      </Stack>
    </Stack>
  )
}
