import { filteredFigures, oneOf } from '../../contract/list-query/filtered-figures.ts'
import { defineHomeCard, figuresOrNothing } from '../../home-card.ts'
import { hasNoOwnScreen, jobSource } from './job-rows.ts'
import { mailSource } from './mail-rows.ts'

/** Background work that failed and mails that did not go, for who looks after the system. */
export const systemHealthCard = defineHomeCard({
  key: 'system_health',
  title: 'Vận hành hệ thống',
  permission: 'permission_access',
  link: '/cong-viec-nen',
  emptyText: 'Không có công việc nền hoặc thư nào bị lỗi.',
  read: async (context) =>
    figuresOrNothing([
      ...(await filteredFigures(
        context,
        {
          operation: 'jobs.list',
          path: '/cong-viec-nen',
          parts: () => ({ source: jobSource, visible: { table: 'job_runs' }, where: [hasNoOwnScreen] }),
        },
        [{ label: 'Công việc nền bị lỗi', filter: { state: oneOf('failed') }, isLate: true }],
      )),
      ...(await filteredFigures(
        context,
        {
          operation: 'mails.list',
          path: '/thu-gui-di',
          parts: () => ({ source: mailSource, visible: { table: 'mails' } }),
        },
        [{ label: 'Thư không gửi được', filter: { state: oneOf('failed') }, isLate: true }],
      )),
    ]),
})
