import { filteredFigures, oneOf } from '../../../contract/list-query/filtered-figures.ts'
import { defineHomeCard, figuresOrNothing } from '../../../home-card.ts'
import { transferParts } from './transfer-rows.ts'

const path = '/nhan-vien/chuyen-cong-ty'

/** Which proposals wait for this company, and which decisions of its own it still has to issue. */
export const employeeTransfersCard = defineHomeCard({
  key: 'employee_transfers',
  title: 'Chuyển công ty trong tập đoàn',
  permission: 'employee_edit',
  needs: ['employee_access'],
  link: path,
  emptyText: 'Không có đề nghị chuyển công ty nào cần xử lý.',
  read: async (context) =>
    figuresOrNothing(
      await filteredFigures(context, { operation: 'employeeTransfers.list', path, parts: transferParts }, [
        {
          label: 'Nhân viên chuyển đến chờ trả lời',
          filter: { direction: oneOf('in'), state: oneOf('waiting') },
        },
        {
          label: 'Đã được tiếp nhận, chờ ban hành quyết định',
          filter: { direction: oneOf('out'), state: oneOf('accepted'), decision_state: oneOf('outstanding') },
        },
        {
          label: 'Chuyển đi chờ công ty nhận trả lời',
          filter: { direction: oneOf('out'), state: oneOf('waiting') },
        },
        {
          label: 'Chuyển đi chờ nhân viên đồng ý',
          filter: { direction: oneOf('out'), state: oneOf('asking') },
        },
      ]),
    ),
})
