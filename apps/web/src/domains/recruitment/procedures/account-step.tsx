import { accountStateLabels } from '@nhansu/sdk/domains/employees'
import { Button } from '@nhansu/ui/button/button.tsx'
import { ButtonLink } from '@nhansu/ui/button/button-link.tsx'
import { DescriptionList } from '@nhansu/ui/description-list/description-list.tsx'
import { Inline } from '@nhansu/ui/layout/inline.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import { query } from '#web/session/queries.ts'
import { usePermission } from '#web/session/use-profile.ts'
import { activationRefusal, AskedAccount, isOpen } from '../../employees/public.ts'

const homeAddress = 'Chưa có email công ty: liên kết đặt mật khẩu sẽ gửi tới email cá nhân trong hồ sơ.'

/**
 * The last step of a reception that is finished: the account of the new employee, for whoever may open accounts anyway. The
 * link that sets the password goes to the company's address or, without one, to his own, which not everybody here may see.
 */
export function AccountStep({ employeeId }: { employeeId: number }) {
  const mayRead = usePermission('employee_access')
  return (
    <Stack>
      <Inline>
        <ButtonLink href={`/nhan-vien/${employeeId}/chi-tiet`}>Xem hồ sơ nhân viên</ButtonLink>
      </Inline>
      {mayRead && <Account employeeId={employeeId} />}
    </Stack>
  )
}

function Account({ employeeId }: { employeeId: number }) {
  const shown = useQuery(
    query('employees.list', {
      query: { include: ['account'], filter: { id: { operator: 'in', value: [employeeId] } } },
    }),
  )
  const looksAfterPeople = usePermission('employee_edit')
  const looksAfterUsers = usePermission('permission_edit')
  const [asks, setAsks] = useState(false)
  return (
    <Loaded query={shown}>
      {({ employees: [employee] }) => {
        // Whoever may not see the file, or accounts, opens none.
        if (employee?.account === undefined) return null
        const { account, company_email: address } = employee
        const refusal = activationRefusal(employee)
        const mayOpen = (looksAfterPeople || looksAfterUsers) && !isOpen(employee) && refusal === null
        // Only those who administer users are shown the link of somebody without any address.
        const goesHome = account === null && !address
        return (
          <Stack>
            <DescriptionList
              items={[
                {
                  term: 'Tài khoản',
                  value:
                    account === null
                      ? 'Chưa có tài khoản để đăng nhập'
                      : `${account.login} · ${accountStateLabels[account.is_active ? 'true' : 'false']}`,
                },
              ]}
            />
            {mayOpen && goesHome && (
              <Text tone="soft">
                {looksAfterUsers
                  ? homeAddress
                  : `${homeAddress} Nếu hồ sơ cũng chưa có, hãy bổ sung một địa chỉ trước.`}
              </Text>
            )}
            {mayOpen && (
              <Inline>
                <Button tone="primary" onClick={() => setAsks(true)}>
                  Kích hoạt tài khoản
                </Button>
              </Inline>
            )}
            <Suspense>
              {asks && <AskedAccount change="activate" employee={employee} onClose={() => setAsks(false)} />}
            </Suspense>
          </Stack>
        )
      }}
    </Loaded>
  )
}
