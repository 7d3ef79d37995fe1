import { type PermissionName, permissionNames } from '@nhansu/sdk/contract'
import type { ClientBase } from 'pg'

/** How far a grant reaches: the company, the holder's units and those below, or the holder's own record. */
export type GrantScope = 'company' | 'unit' | 'own'

/** A role that every company begins with. */
export interface ShippedRole {
  name: string
  description: string
  grants: Partial<Record<GrantScope, readonly PermissionName[]>>
}

/** The names that begin with one of these words, such as `training` for `training_access` and `training_edit`. */
function all(...areas: string[]): PermissionName[] {
  return permissionNames.filter((name) => areas.some((area) => name.startsWith(`${area}_`)))
}

const withoutThose = (names: readonly PermissionName[], left: readonly PermissionName[]): PermissionName[] =>
  names.filter((name) => !left.includes(name))

const organisationRead: PermissionName[] = ['department_access', 'position_access']

/** The roles by the key under which a company's own copy is recognised, whatever it is called there later. */
export const shippedRoles = {
  administrator: {
    name: 'Quản trị hệ thống',
    description: 'Toàn quyền, kể cả phân quyền và xem dữ liệu của mọi công ty.',
    grants: { company: permissionNames },
  },
  hr_head: {
    name: 'Trưởng phòng Nhân sự',
    description: 'Mọi nghiệp vụ nhân sự của công ty; xem nhưng không sửa phân quyền.',
    grants: {
      company: withoutThose(permissionNames, [
        'permission_edit',
        'permission_delete',
        'permission_export',
        'api_token_edit',
        'group_read',
      ]),
    },
  },
  hr_officer: {
    name: 'Chuyên viên nhân sự',
    description: 'Hồ sơ nhân viên, hợp đồng, tài liệu và các danh mục; không xem lương, không xóa nhân viên.',
    grants: {
      company: withoutThose(
        all(
          'employee',
          'contract',
          'document',
          'decision',
          'level',
          'classify',
          'position',
          'department',
          'request_change',
        ),
        ['employee_pay', 'employee_delete', 'department_delete', 'position_delete'],
      ).concat('report_access', 'report_export'),
    },
  },
  recruiter: {
    name: 'Chuyên viên tuyển dụng',
    description: 'Đợt tuyển dụng, ứng viên, nguồn dự trữ, mẫu email và báo cáo tuyển dụng.',
    grants: {
      company: [
        ...withoutThose(all('recruitment', 'archived'), ['recruitment_approve']),
        ...organisationRead,
        'employee_access',
      ],
    },
  },
  trainer: {
    name: 'Chuyên viên đào tạo',
    description: 'Khóa đào tạo, chứng chỉ, danh mục đào tạo và báo cáo đào tạo.',
    grants: {
      company: [
        ...withoutThose(all('training', 'field'), ['training_approve']),
        ...organisationRead,
        'employee_access',
        'level_access',
      ],
    },
  },
  payroll: {
    name: 'Chuyên viên tiền lương',
    description: 'Lương và phụ cấp của nhân viên; xem hồ sơ, soạn hợp đồng và quyết định xếp lương.',
    grants: {
      company: [
        'employee_access',
        'employee_pay',
        'employee_export',
        'contract_access',
        'contract_edit',
        'contract_export',
        // A decision on pay is drafted by the right to documents together with the one to pay.
        'document_access',
        'document_edit',
        'report_access',
        ...organisationRead,
      ],
    },
  },
  examiner: {
    name: 'Cán bộ khảo thí',
    description: 'Kiểm tra định kỳ, kỳ thi trắc nghiệm, ngân hàng câu hỏi và kết quả.',
    grants: { company: [...all('exam', 'quiz', 'field'), ...organisationRead, 'employee_access'] },
  },
  leader: {
    name: 'Lãnh đạo',
    description: 'Xem hồ sơ, hợp đồng và mọi báo cáo của công ty.',
    grants: {
      company: [
        'employee_access',
        'contract_access',
        'report_access',
        'report_export',
        'recruitment_report_access',
        'training_report',
        'training_report_certificate',
        'quiz_report_access',
        ...organisationRead,
      ],
    },
  },
  unit_head: {
    name: 'Trưởng đơn vị',
    description:
      'Xem nhân viên, đào tạo, kiểm tra, báo cáo và đề nghị tuyển dụng của đơn vị mình và các đơn vị trực thuộc.',
    grants: {
      unit: [
        'employee_access',
        'training_access',
        'training_confirm',
        'training_report_certificate',
        'exam_access',
        'report_access',
        'recruitment_request',
        ...organisationRead,
      ],
    },
  },
  employee: {
    name: 'Nhân viên',
    description: 'Xem hợp đồng, tài liệu, kỳ thi của mình và gửi yêu cầu cập nhật thông tin.',
    grants: { own: ['contract_access', 'document_access', 'quiz_exam_access', 'request_change_access'] },
  },
} as const satisfies Record<string, ShippedRole>

/** Key of a shipped role. */
export type ShippedRoleKey = keyof typeof shippedRoles

/**
 * Gives a new company its roles and their grants, in the caller's transaction, which must belong to the company or
 * stand outside its wall. A role that is there already stays as the company made it.
 */
export async function insertShippedRoles(client: ClientBase, companyId: number): Promise<void> {
  const roles: [key: string, role: ShippedRole][] = Object.entries(shippedRoles)
  const grants = roles.flatMap(([key, role]) =>
    Object.entries(role.grants).flatMap(([scope, names]) => names.map((name) => ({ key, scope, name }))),
  )
  await client.query(
    `with made as (
       insert into roles (company_id, shipped_key, name, description)
       select $1, shipped.* from unnest($2::text[], $3::text[], $4::text[]) as shipped
       on conflict do nothing
       returning id, shipped_key
     )
     insert into role_grants (company_id, role_id, permission, scope)
     select $1, made.id, granted.permission, granted.scope
     from made join unnest($5::text[], $6::text[], $7::text[]) as granted (shipped_key, permission, scope)
       using (shipped_key)`,
    [
      companyId,
      roles.map(([key]) => key),
      roles.map(([, role]) => role.name),
      roles.map(([, role]) => role.description),
      grants.map(({ key }) => key),
      grants.map(({ name }) => name),
      grants.map(({ scope }) => scope),
    ],
  )
}
