import type { Schemas } from '@nhansu/sdk/contract'
import { labourContractLabels, labourGroupLabels } from '@nhansu/sdk/domains/statistics'
import { forbidden, invalidInput } from '../../../contract/failure.ts'
import { defineOperations, type ProductContext } from '../../../contract/handlers.ts'
import { labourOffice } from '../../../print/labour-office.ts'
import { dayOf } from '../population.ts'
import { shownDay } from '../report.ts'
import { labourPaper } from './labour-paper.ts'
import { mayMakeLabourReport } from './may-make-labour-report.ts'
import { type LabourPeriod, labourPeriod } from './labour-period.ts'
import { labourLacks, labourPage, labourTotals } from './labour-rows.ts'
import { labourWorkbook } from './labour-workbook.ts'

/** Báo cáo tình hình sử dụng lao động, mẫu 01/PLI: as it would be made now, and what it still lacks. */
export default defineOperations('labourReport', {
  'labourReport.show': async ({ query: { period, lacking, page = 1, size = 50 } }, context) => {
    const asked = await askedPeriod(context, period)
    const { people, total } = await labourPage(context, asked.asOf, { lacking, page, size })
    return {
      report: await reportOf(context, asked),
      people,
      meta: {
        pagination: { total, per_page: size, current_page: page, total_pages: Math.ceil(total / size) },
      },
    }
  },
  'labourReport.check': async ({ query: { period } }, context) => {
    const { asOf } = await askedPeriod(context, period)
    return { lacking: await labourLacks(context, asOf) }
  },
  'labourReport.download': async ({ query: { period } }, context) =>
    labourWorkbook(context, await askedPeriod(context, period), await labourOffice(context)),
  'labourReport.print': async ({ query: { period } }, context) =>
    labourPaper(context, await askedPeriod(context, period), await labourOffice(context)),
})

/**
 * The period, for who may make the report.
 * @throws ApiFailure 403 for rights over a part of it, 400 for a period that has not begun
 */
async function askedPeriod(context: ProductContext, period: string): Promise<LabourPeriod> {
  const isWhole = context.scopes.some(({ scope }) => scope === 'company')
  if (!isWhole || !mayMakeLabourReport(context)) throw forbidden()
  const asked = labourPeriod(period, await dayOf(context, undefined))
  if (asked === undefined) throw invalidInput({ period: ['Kỳ này chưa bắt đầu nên chưa có số liệu.'] })
  return asked
}

async function reportOf(
  context: ProductContext,
  { period, asOf, dueDate }: LabourPeriod,
): Promise<Schemas['LabourReport']> {
  const { groups, contracts, ...totals } = await labourTotals(context, asOf)
  return {
    period,
    as_of: asOf,
    due_date: dueDate,
    office: await labourOffice(context),
    basis: `Nhân viên đang làm việc ngày ${shownDay(asOf)}, theo công việc, lương và hợp đồng của ngày đó. Vị trí việc làm lấy theo lựa chọn ở chức vụ; chưa chọn thì theo cấp chức vụ và trình độ cao nhất.`,
    ...totals,
    // The tables have exactly the groups and kinds of the contract.
    groups: (Object.keys(labourGroupLabels) as Schemas['LabourGroup'][]).map((group) => ({
      group,
      total: groups?.[group] ?? 0,
    })),
    contracts: (Object.keys(labourContractLabels) as Schemas['LabourContract'][]).map((contract) => ({
      contract,
      total: contracts?.[contract] ?? 0,
    })),
  }
}
