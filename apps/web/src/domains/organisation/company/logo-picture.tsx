import { download } from '@nhansu/sdk'
import { Text } from '@nhansu/ui/text/text.tsx'
import { useFetchedPicture } from '#web/kit/pictures/use-fetched-picture.ts'
import { client } from '#web/session/client.ts'
import { picture, pictureFrame } from './company.css.ts'

interface LogoPictureProps {
  /** Before a scanner has seen it, it is not handed out. */
  isScanned: boolean
}

const fetchLogo = (signal: AbortSignal) => download(client, 'company.logo', {}, { signal })

/** The logo as it is kept, one instance a stored file. */
export function LogoPicture({ isScanned }: LogoPictureProps) {
  const { address, problem } = useFetchedPicture(isScanned ? fetchLogo : undefined)
  if (!isScanned) return <Text tone="soft">Biểu trưng đang được kiểm tra vi-rút.</Text>
  if (problem !== undefined) return <Text tone="bad">{problem}</Text>
  return (
    <div className={pictureFrame}>
      {address && <img className={picture} src={address} alt="Biểu trưng của công ty" />}
    </div>
  )
}
