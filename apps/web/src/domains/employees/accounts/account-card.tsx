import { accountStateLabels } from '@nhansu/sdk/domains/employees'
import { DescriptionList } from '@nhansu/ui/description-list/description-list.tsx'
import { Card } from '@nhansu/ui/layout/card.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import type { FilePartProps } from '../file/employee-file.ts'

/** The login account of the employee, beside his file. */
export default function AccountCard({ employee: { account, active } }: FilePartProps) {
  if (account === undefined) return null
  return (
    <Card title="Tài khoản">
      {account ? (
        <DescriptionList
          items={[
            { term: 'Tên đăng nhập', value: account.login },
            { term: 'Trạng thái', value: accountStateLabels[account.is_active ? 'true' : 'false'] },
          ]}
        />
      ) : (
        <Text tone="soft">
          {active ? 'Chưa có tài khoản để đăng nhập.' : 'Đã nghỉ việc, không có tài khoản.'}
        </Text>
      )}
    </Card>
  )
}
