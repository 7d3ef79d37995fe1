import type { Schemas } from '@nhansu/sdk/contract'

/** What somebody does who applies: 'Ứng tuyển nhân viên kho vận', also where the campaign calls itself 'Tuyển nhân viên …'. */
export function applyingText({ name }: Pick<Schemas['ExternalRecruitment'], 'name'>): string {
  return `Ứng tuyển ${name.trim().replace(/^tuyển (?:dụng )?(?=.)/i, '')}`
}
