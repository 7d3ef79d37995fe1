import { ButtonLink } from '@nhansu/ui/button/button-link.tsx'
import { Forbidden } from '@nhansu/ui/forbidden/forbidden.tsx'

/** A screen that the user's permissions do not open. */
export default function ForbiddenScreen() {
  return <Forbidden actions={<ButtonLink href="/">Về trang chủ</ButtonLink>} />
}
