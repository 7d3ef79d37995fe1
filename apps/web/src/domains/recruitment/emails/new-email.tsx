import { EmailForm } from './email-form.tsx'

/** Writes a new template. */
export default function NewEmail() {
  return <EmailForm title="Thêm mẫu email" />
}
