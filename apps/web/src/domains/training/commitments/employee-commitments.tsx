import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Link } from '@nhansu/ui/link/link.tsx'
import { Heading } from '@nhansu/ui/text/heading.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { useQuery } from '@tanstack/react-query'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import { query } from '#web/session/queries.ts'
import { coursePath } from '../courses/course-paths.ts'
import { CommitmentLine } from './commitment-line.tsx'
import { commitmentsOfEmployee } from './commitment-paths.ts'
import { ruleOfCommitments } from './commitment-words.ts'

const most = 100

/** What an employee promised in return for courses, in his file; nothing where he promised nothing. */
export function EmployeeCommitments({ employeeId }: { employeeId: number }) {
  const filter = { employee_id: { operator: 'equal', value: employeeId } } as const
  const asked = useQuery(
    query('trainingCommitments.list', { query: { filter, pagination: true, page: 1, size: most } }),
  )
  return (
    <Loaded query={asked} title="Không mở được cam kết đào tạo">
      {({ commitments, meta }) =>
        commitments.length > 0 && (
          <Stack>
            <Heading level={3}>Cam kết đào tạo</Heading>
            <Stack as="ul" gap="md">
              {commitments.map((commitment) => (
                <li key={commitment.id}>
                  <CommitmentLine
                    commitment={commitment}
                    about={
                      <Link tone="quiet" href={coursePath(commitment.training_id)}>
                        {commitment.training_name}
                      </Link>
                    }
                  />
                </li>
              ))}
            </Stack>
            <Text tone="soft">
              {(meta.pagination?.total ?? 0) > most && `Mới hiện ${most} cam kết đầu. `}
              {`${ruleOfCommitments} `}
              <Link href={commitmentsOfEmployee(employeeId)}>Mở trong danh sách cam kết</Link>
            </Text>
          </Stack>
        )
      }
    </Loaded>
  )
}
