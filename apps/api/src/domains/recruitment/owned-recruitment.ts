import { type SqlBool, sql } from 'kysely'
import { defineOwnedWork } from '../../owned-work.ts'

/** Campaigns that wait for somebody's approval, or will; what has been approved names who did it. */
export const ownedCampaigns = defineOwnedWork({
  key: 'recruitments',
  resource: 'recruitments',
  title: 'Đợt tuyển dụng là người phê duyệt',
  link: '/tuyen-dung/dot-tuyen-dung',
  needs: 'recruitment_approve',
  of: 'employee',
  table: 'recruitments',
  column: 'approver_id',
  isOpen: sql<SqlBool>`recruitments.status = 'planning' and recruitments.approval <> 'approved'`,
  except: {
    of: ({ userId }) =>
      sql<SqlBool>`${userId} in (coalesce(recruitments.created_by, 0), coalesce(recruitments.submitted_by, 0))`,
    reason: 'Người nhận đã lập hoặc gửi duyệt các đợt này nên không tự phê duyệt được.',
  },
})

/** Boards of campaigns that go on: minutes name who judged, so that each place is changed where its cards are seen. */
export const ownedBoards = defineOwnedWork({
  key: 'recruitment_boards',
  resource: 'recruitments',
  record: 'recruitment_id',
  title: 'Đợt tuyển dụng là thành viên hội đồng',
  link: '/tuyen-dung/dot-tuyen-dung',
  of: 'employee',
  table: 'recruitment_boards',
  column: 'employee_id',
  isOpen: sql<SqlBool>`exists (select from recruitments
    where recruitments.company_id = recruitment_boards.company_id and recruitments.id = recruitment_boards.recruitment_id
      and recruitments.status in ('planning', 'recruiting'))`,
  elsewhere: 'Đổi thành viên hội đồng trong đợt tuyển dụng: người đã nộp phiếu phải còn tên trong biên bản.',
})

/** Steps of receptions that somebody has still to do. */
export const ownedProcedureItems = defineOwnedWork({
  key: 'procedure_items',
  resource: 'procedures',
  record: 'procedure_id',
  title: 'Việc trong thủ tục tiếp nhận chưa xong',
  link: '/tuyen-dung/dot-tuyen-dung',
  needs: 'recruitment_edit',
  of: 'employee',
  table: 'procedure_items',
  column: 'owner_id',
  isOpen: sql<SqlBool>`procedure_items.done_on is null and procedure_items.waived_reason is null and exists (
    select from procedures
    where procedures.company_id = procedure_items.company_id and procedures.id = procedure_items.procedure_id
      and procedures.state = 'open')`,
})
