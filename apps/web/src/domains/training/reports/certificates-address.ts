import type { Schemas } from '@nhansu/sdk/contract'
import { certificateRestLabels, heldCertificateStateLabels } from '@nhansu/sdk/domains/training'
import { isDate } from '@nhansu/ui/format/date.ts'
import { idInAddress } from '#web/kit/screen/id-in-address.ts'

type State = Schemas['HeldCertificateState']
type Rest = Schemas['CertificateRest']

/** What the report on certificates is asked, as the address says it: a link shows the same to whoever may see it. */
export interface CertificatesAddress {
  /** The day on which validity is looked at; null for today. */
  asOf: string | null
  unitId: number | null
  certificateId: number | null
  state: State | null
  /** Only people of a line that is no unit. */
  rest: Rest | null
}

const keys = {
  asOf: 'ngay',
  unitId: 'don-vi',
  certificateId: 'chung-chi',
  state: 'tinh-trang',
  rest: 'chi-gom',
} as const satisfies Record<keyof CertificatesAddress, string>

const isState = (text: string | null): text is State =>
  text !== null && Object.hasOwn(heldCertificateStateLabels, text)

const isRest = (text: string | null): text is Rest =>
  text !== null && Object.hasOwn(certificateRestLabels, text)

/** Reads the address; what is unknown or wrong counts as absent. */
export function readCertificatesAddress(search: URLSearchParams): CertificatesAddress {
  const day = search.get(keys.asOf)
  const state = search.get(keys.state)
  const rest = search.get(keys.rest)
  return {
    asOf: day !== null && isDate(day) ? day : null,
    unitId: idInAddress(search.get(keys.unitId)),
    certificateId: idInAddress(search.get(keys.certificateId)),
    state: isState(state) ? state : null,
    rest: isRest(rest) ? rest : null,
  }
}

/** The address with these questions, which keeps what else stands in it. */
export function writeCertificatesAddress(
  search: URLSearchParams,
  asked: CertificatesAddress,
): URLSearchParams {
  const written = new URLSearchParams(search)
  for (const [field, key] of Object.entries(keys)) {
    const value = asked[field as keyof CertificatesAddress]
    if (value === null) written.delete(key)
    else written.set(key, String(value))
  }
  return written
}
