import { formatDate } from '@nhansu/ui/format/date.ts'

/** 'Cấp 15-01-2026, hết hạn 15-01-2028'. */
export function daysOfCertificate({
  issue_date: issued,
  expiry_date: expires,
}: {
  issue_date: string
  expiry_date: string | null
}): string {
  const until = expires === null ? 'vô thời hạn' : `hết hạn ${formatDate(expires)}`
  return `Cấp ${formatDate(issued)}, ${until}`
}
