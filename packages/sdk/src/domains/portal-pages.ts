import type { Input, Schemas } from '../contract.ts'

/** What the list of open campaigns is chosen by. */
export type CampaignChoice = NonNullable<Input<'externals.recruitments'>['query']>

/** Campaigns that one page of the list shows. */
export const campaignsAPage = 20

/** The list of open campaigns, as one page shows it. */
export interface CampaignList {
  recruitments: readonly Schemas['ExternalRecruitmentRow'][]
  total: number
  companies: readonly Schemas['ExternalCompany'][]
  provinces: readonly Schemas['ExternalProvince'][]
}

/** What an address is chosen from: all provinces, and the communes of the one that is chosen. */
export interface FormPlaces {
  provinces: readonly Schemas['ExternalPlace'][]
  communes: readonly Schemas['ExternalPlace'][]
}

/** A page of the portal with what stands on it. The server chooses it, the portal's built entry draws it. */
export type PortalPage =
  | { kind: 'campaigns'; choice: CampaignChoice; list: CampaignList }
  | {
      kind: 'campaign'
      campaign: Schemas['ExternalRecruitment']
      /** By which channel the reader came; see `sourceWord`. */
      source?: string | undefined
    }
  | { kind: 'ended'; campaign: Schemas['ExternalRecruitment']; others: CampaignList['recruitments'] }
  | {
      kind: 'form'
      campaign: Schemas['ExternalRecruitment']
      form: Schemas['ExternalForm']
      /** Where the form asks for an address. */
      places?: FormPlaces | undefined
      typed: TypedForm
      faults: FormFaults
    }
  | {
      kind: 'check'
      campaign: Schemas['ExternalRecruitment']
      form: Schemas['ExternalForm']
      /** Where the form asks for an address. */
      places?: FormPlaces | undefined
      typed: TypedForm
      answerBy: string
      /** What the campaign wants and the application does not show; see `externals.check`. */
      missed: readonly string[]
      /** Titles of texts from which signs are taken out that nobody sees. */
      cleaned: readonly string[]
    }
  | {
      kind: 'notSent'
      /** Undefined where it is on the portal no more, and on one's own page. */
      campaign?: Schemas['ExternalRecruitment'] | undefined
      /** Where the form was sent to. */
      again: string
      /** Why it is not taken now. */
      words: string
      typed: TypedForm
    }
  | {
      kind: 'own'
      application: Schemas['OwnApplication']
      /** The way back here, told once, right after sending. */
      link?: { address: string; qr: { size: number; path: string } }
      /** Why an answer was not taken. */
      fault?: string
      /** Of the mail by which the page was opened, to confirm that its address is one's own. */
      code?: string
      /** Signs that nobody sees were just taken out of a correction. */
      isCleaned?: boolean
    }
  | {
      kind: 'correct'
      application: Schemas['OwnApplication']
      campaign: Schemas['ExternalRecruitment']
      form: Schemas['ExternalForm']
      /** Where the form asks for an address. */
      places?: FormPlaces | undefined
      typed: TypedForm
      faults: FormFaults
    }
  | { kind: 'withdraw'; application: Schemas['OwnApplication'] }
  | {
      kind: 'withdrawConsent'
      application: Schemas['OwnApplication']
      consent: Schemas['OwnApplication']['consents'][number]
    }
  | {
      kind: 'stay'
      application: Schemas['OwnApplication']
      renewal: Schemas['OwnRenewal']
    }
  | {
      kind: 'erase'
      application: Schemas['OwnApplication']
    }
  | { kind: 'erased' }
  | { kind: 'closed' }
  | {
      kind: 'declineAppointment'
      application: Schemas['OwnApplication']
      appointment: Schemas['OwnAppointment']
      typed: TypedForm
      faults: FormFaults
    }
  | { kind: 'declineOffer'; application: Schemas['OwnApplication']; typed: TypedForm; faults: FormFaults }
  | { kind: 'companies'; companies: readonly Schemas['ExternalCompanyNotice'][] }
  | { kind: 'company'; company: Schemas['ExternalCompanyNotice']; campaigns: CampaignList['recruitments'] }
  | { kind: 'privacy'; companies: readonly Schemas['ExternalCompanyNotice'][] }
  | { kind: 'notice'; company: Schemas['ExternalCompanyNotice'] }
  | {
      kind: 'askLink'
      campaigns: readonly Pick<Schemas['ExternalRecruitment'], 'id' | 'name' | 'company_name'>[]
      typed: TypedForm
      faults: FormFaults
    }
  | { kind: 'linkAsked' }
  | {
      kind: 'training'
      training: Schemas['LinkedTraining']
      way: TrainingWay
      /** Why an answer was not taken. */
      fault?: string
    }
  | {
      kind: 'refuseTraining'
      training: Schemas['LinkedTraining']
      way: TrainingWay
      typed: TypedForm
      faults: FormFaults
    }
  | {
      kind: 'lostTraining'
      /** Why, where the link is known and leads to nobody any more. */
      words?: string | undefined
    }
  | { kind: 'lost' }
  | { kind: 'missing' }
  | {
      kind: 'unavailable'
      address: string
      /** Why, where the visitor's own network is to blame. */
      words?: string | undefined
    }

/** What was typed into a form, by the names of its fields, as the browser sent it. */
export type TypedForm = Readonly<Record<string, readonly string[]>>

/** What is wrong with a form, by the names of its fields. */
export type FormFaults = Readonly<Record<string, string>>

/** Where the portal is, for whoever draws its pages. */
export interface PortalSite {
  /** Its address as applicants see it; never taken from a request. */
  origin: string
  /** The style sheet of every page, which stands in the page itself: a first visit waits for one answer, not for two. */
  styles: string
  /** Address of the script that keeps drafts on the device; pages are whole without it. */
  draftScript: string
}

/** What the built entry of the portal exports: the whole document of a page. */
export type RenderPage = (page: PortalPage, site: PortalSite) => string

/** Pages that every page leads to. */
export const commonAddresses = {
  companies: '/cong-ty',
  privacy: '/du-lieu-ca-nhan',
  sendLink: '/gui-lai-duong-dan',
} as const

/** By which way somebody came to his invitation to a course. */
export type TrainingWay = NonNullable<Schemas['LinkedTrainingReply']['way']>

/** Pages of an invitation to a course. */
export const trainingAddresses = { own: '/dao-tao', refuse: '/dao-tao/tu-choi' } as const

/** What the codes on paper say at the end of their address. */
export const paperMark = 'qua=giay'

/** The address of such a page, by the way that somebody came. */
export function trainingAddress(page: keyof typeof trainingAddresses, way: TrainingWay): string {
  return way === 'paper' ? `${trainingAddresses[page]}?${paperMark}` : trainingAddresses[page]
}

/** Where somebody answers on his own page. */
export const ownAddresses = {
  correct: '/ho-so/sua',
  close: '/ho-so/dong',
  closed: '/ho-so/da-dong',
  appointment: '/ho-so/lich-hen',
  offer: '/ho-so/nhan-viec',
  offerPaper: '/ho-so/nhan-viec/thu-moi.pdf',
  takeAway: '/ho-so/mang-di',
  papers: '/ho-so/giay-to',
  email: '/ho-so/email',
  stay: '/ho-so/gia-han',
} as const

/** Places of work that a form has room for when it is opened. */
export const fewestExperiences = 3
/** And as many as an application may name. */
export const mostExperiences = 20

/**
 * A day as people type it, day first, as the contract has it; what is no day stays, to be refused in words. Eight figures
 * will do: the keys that some telephones show for figures have no stroke.
 */
export function typedDay(value: string): string {
  const [, day = '', month = '', year = ''] =
    /^(\d{1,2})[/\-. ](\d{1,2})[/\-. ](\d{4})$/.exec(value.trim()) ??
    /^(\d{2})(\d{2})(\d{4})$/.exec(value.trim()) ??
    []
  return year === '' ? value : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}

/** The address of a company's page. */
export function companyAddress(code: string): string {
  return `${commonAddresses.companies}/${code}`
}

/** Where the notice says what a company does with personal data. */
export function noticeAddress(code: string): string {
  return `${commonAddresses.privacy}/${code}`
}

const word = /^(?:[^/]*-)?([A-Za-z0-9_-]{21}[AQgw])$/

/** The address of a campaign's page, with its name in plain letters before the word that counts. */
export function campaignAddress({ id, name }: Pick<Schemas['ExternalRecruitment'], 'id' | 'name'>): string {
  const plain = name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[đĐ]/g, 'd')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replaceAll(/^-|-$/g, '')
  return `/tuyen-dung/${plain === '' ? '' : `${plain}-`}${id}`
}

/** The logo of the company behind a campaign, by the campaign's word. */
export function logoAddress(id: string): string {
  return `/tuyen-dung/${id}/bieu-trung.png`
}

/** The channel that an address names by `?nguon=`; undefined for none, and for what no company calls a channel by. */
export function sourceWord(query: unknown): string | undefined {
  const { nguon: source } = query as Readonly<Record<string, unknown>>
  return typeof source === 'string' && /^[a-z0-9_-]{1,60}$/.test(source) ? source : undefined
}

/** The word of a campaign in the last part of its page's address; undefined where there is none. */
export function campaignWord(part: string): string | undefined {
  return word.exec(part)?.[1]
}

/** How far an application is, in words for the one who sent it. */
export const ownStateLabels: Record<Schemas['OwnState'], string> = {
  received: 'Đã nhận hồ sơ',
  reading: 'Đang xem xét',
  invited: 'Mời phỏng vấn',
  confirmed: 'Đã xác nhận tham gia',
  accepted: 'Trúng tuyển',
  failed: 'Không đạt',
  refused: 'Bạn đã từ chối nhận việc',
  withdrawn: 'Đã rút hồ sơ',
  archived: 'Đang lưu trong nguồn dự trữ',
}

/** Why one's own data were not erased. */
export const ownEraseRefusals: Record<Schemas['EraseRefusal'], string> = {
  hired: 'Bạn đã được nhận vào làm nên dữ liệu thuộc hồ sơ nhân viên và chưa xóa được.',
  held: 'Công ty đang phải giữ hồ sơ nên chưa xóa được.',
}

/** What an applicant answers to an appointment. */
export const appointmentAnswerLabels: Record<Schemas['OwnAppointmentAnswer'], string> = {
  coming: 'Xác nhận tham gia',
  not_coming: 'Không tham gia được',
}

/** What an applicant answers to the offer of work. */
export const offerAnswerLabels: Record<Schemas['OwnOfferAnswer'], string> = {
  accepted: 'Nhận việc',
  declined: 'Từ chối nhận việc',
}

/** Both, as HR reads them in a candidate's history. */
export const candidateAnswerLabels: Record<Schemas['CandidateAnswerKind'], string> = {
  ...appointmentAnswerLabels,
  ...offerAnswerLabels,
}

/** Files of an application as its sender sees them, those that he added later among them. */
export const ownFileLabels: Record<Schemas['OwnFileKind'], string> = {
  cv: 'CV',
  photo: 'Ảnh chân dung',
  answer: 'Tệp trả lời câu hỏi',
  paper: 'Giấy tờ bổ sung',
}

/** Files that an application may come with. */
export const applicationFileLabels: Record<Schemas['ApplicationFileKind'], string> = {
  cv: 'CV',
  photo: 'Ảnh chân dung',
  answer: 'Tệp trả lời câu hỏi',
}

/** Papers that may be added to an application: some, and once work was offered those that are to be brought as well. */
export function mostPapers(offer: Pick<Schemas['OwnOffer'], 'papers'> | null): number {
  return 5 + (offer?.papers.length ?? 0)
}

/** Fields of an address on a form: `province` only leads to the communes and is not sent on. */
export const placeFields = { province: 'new_province_id', commune: 'new_district_id' } as const
