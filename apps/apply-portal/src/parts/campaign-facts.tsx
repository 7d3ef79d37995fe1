import type { Schemas } from '@nhansu/sdk/contract'
import { Icon } from '@nhansu/ui/icon/icon.tsx'
import { type LucideIcon, MapPin, UsersRound, Wallet } from 'lucide-react'
import { payText } from '@nhansu/sdk/domains/campaign-pay'
import { chip, chips } from './campaign-facts.css.ts'

/** Where, how many and for how much: what somebody looks for first. */
export function CampaignFacts({
  of: campaign,
}: {
  of: Omit<Schemas['ExternalRecruitmentRow'], 'company_code'>
}) {
  const place = campaign.province_name ?? campaign.work_place
  const pay = payText(campaign)
  return (
    <ul className={chips}>
      {place !== null && <Chip icon={MapPin} label="Nơi làm việc" words={place} />}
      <Chip icon={UsersRound} label="Số lượng" words={`${campaign.quantity} người`} />
      {pay !== undefined && <Chip icon={Wallet} label="Lương tháng" words={pay} />}
    </ul>
  )
}

function Chip({ icon, label, words }: { icon: LucideIcon; label: string; words: string }) {
  return (
    <li className={chip}>
      <Icon of={icon} size="small" label={label} />
      {words}
    </li>
  )
}
