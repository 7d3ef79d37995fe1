import { defineOwnHomeCard, figuresOrNothing } from '../../home-card.ts'
import { endingContracts } from './expiring-contracts.ts'

/** As far ahead as contracts that end are told to those who renew them. */
const days = 60

/** One's own contract that ends and that nothing follows yet, for whoever may see his contracts. */
export const ownContractEndCard = defineOwnHomeCard({
  key: 'own_contract_end',
  title: 'Hợp đồng của tôi sắp hết hạn',
  link: '/thong-tin-ca-nhan?tab=contracts',
  read: async (context) => {
    const { grants, employeeId } = context.session
    if (employeeId === null || !grants.some(({ permission }) => permission === 'contract_access'))
      return undefined
    const ending = await endingContracts(context, days, 1)
    const lines = ending.map(({ contract_number, contract_type_name, end_date, days_left }) => ({
      text: `${contract_type_name} ${contract_number ?? ''}`.trim(),
      note: `Hết hạn ngày ${end_date?.split('-').toReversed().join('-')}, ${days_left === 0 ? 'hôm nay' : `còn ${days_left} ngày`}`,
      link: '/thong-tin-ca-nhan?tab=contracts',
    }))
    return figuresOrNothing([], lines)
  },
})
