import { EmptyState } from '@nhansu/ui/empty-state/empty-state.tsx'
import { formatDate } from '@nhansu/ui/format/date.ts'
import { Inline } from '@nhansu/ui/layout/inline.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Link } from '@nhansu/ui/link/link.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { useQuery } from '@tanstack/react-query'
import type { FilePartProps } from '#web/domains/employees/public.ts'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import { query } from '#web/session/queries.ts'
import { EmployeeCommitments } from '../commitments/employee-commitments.tsx'
import { examPath } from '#web/domains/exams/public.tsx'
import { coursePath } from '../courses/course-paths.ts'
import { CertificateState } from './certificate-state.tsx'
import { daysOfCertificate } from './certificate-words.ts'
import type { EmployeeCertificate } from './revoke-dialog.tsx'

const most = 100

/** The certificates of an employee and what he promised for courses, in his file, the last one first. */
export default function EmployeeCertificatesTab({ employee }: FilePartProps) {
  return (
    <Stack gap="lg">
      <Certificates employee={employee} />
      <EmployeeCommitments employeeId={employee.id} />
    </Stack>
  )
}

function Certificates({ employee }: Pick<FilePartProps, 'employee'>) {
  const filter = { employee_id: { operator: 'equal', value: employee.id } } as const
  const asked = useQuery(
    query('employeeCertificates.list', { query: { filter, pagination: true, page: 1, size: most } }),
  )
  return (
    <Loaded query={asked} title="Không mở được chứng chỉ">
      {({ employee_certificates: certificates, meta }) => {
        const total = meta.pagination?.total ?? 0
        if (certificates.length === 0) return <EmptyState title="Chưa có chứng chỉ nào" level={3} />
        return (
          <Stack>
            <Stack as="ul" gap="md">
              {certificates.map((certificate) => (
                <li key={certificate.id}>
                  <CertificateLine certificate={certificate} />
                </li>
              ))}
            </Stack>
            {total > most && (
              <Text tone="soft">Còn {total - most} chứng chỉ cũ hơn ở danh sách chứng chỉ đã cấp.</Text>
            )}
          </Stack>
        )
      }}
    </Loaded>
  )
}

function CertificateLine({ certificate }: { certificate: EmployeeCertificate }) {
  const { certificate_name: kind, number, issuer } = certificate
  const {
    training_id: course,
    training_code: code,
    exam_id: exam,
    exam_code: examCode,
    revoked_on: revokedOn,
    revoke_reason: reason,
  } = certificate
  return (
    <Inline gap="md" justify="between">
      <Stack gap="xs">
        <Text weight="medium">{kind}</Text>
        <Text>{`Số ${number} · ${issuer ?? '–'}`}</Text>
        <Text tone="soft">
          {daysOfCertificate(certificate)}
          {course !== null && (
            <>
              {' · Khóa '}
              <Link tone="quiet" href={coursePath(course)}>
                {code}
              </Link>
            </>
          )}
          {exam !== null && (
            <>
              {' · Đợt kiểm tra '}
              <Link tone="quiet" href={examPath(exam)}>
                {examCode}
              </Link>
            </>
          )}
        </Text>
        {revokedOn !== null && <Text tone="soft">{`Thu hồi ${formatDate(revokedOn)}: ${reason}`}</Text>}
      </Stack>
      <CertificateState state={certificate.state} daysLeft={certificate.days_left} />
    </Inline>
  )
}
