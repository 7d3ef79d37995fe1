import { useSearchParams } from 'react-router-dom'
import { SendWizard } from './send-wizard.tsx'
import { SendingProgress } from './sending-progress.tsx'

/** Sends a template to many candidates; the address of a sending that was begun shows how far it is. */
export default function SendEmails() {
  const [search] = useSearchParams()
  const sendingId = Number(search.get('lan'))
  if (sendingId > 0) return <SendingProgress key={sendingId} id={sendingId} />
  const campaignId = Number(search.get('dot'))
  return <SendWizard campaignId={campaignId > 0 ? campaignId : null} />
}
