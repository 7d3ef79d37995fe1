import { download } from '@nhansu/sdk'
import { Text } from '@nhansu/ui/text/text.tsx'
import { useEffect, useState } from 'react'
import { errorText } from '#web/kit/feedback/messages.ts'
import { client } from '#web/session/client.ts'
import { picture, pictureFrame } from './company.css.ts'

interface LogoPictureProps {
  /** Before a scanner has seen it, it is not handed out. */
  isScanned: boolean
}

/** The logo as it is kept, one instance a stored file, fetched with the session and shown from memory: no address of it works without one. */
export function LogoPicture({ isScanned }: LogoPictureProps) {
  const [address, setAddress] = useState<string>()
  const [problem, setProblem] = useState<string>()

  useEffect(() => {
    if (!isScanned) return undefined
    const gone = new AbortController()
    let made: string | undefined
    const fetchPicture = async () => {
      try {
        const { blob } = await download(client, 'company.logo', {}, { signal: gone.signal })
        made = URL.createObjectURL(blob)
        setAddress(made)
      } catch (error) {
        if (!gone.signal.aborted) setProblem(errorText(error))
      }
    }
    void fetchPicture()
    return () => {
      gone.abort()
      if (made !== undefined) URL.revokeObjectURL(made)
    }
  }, [isScanned])

  if (!isScanned) return <Text tone="soft">Biểu trưng đang được kiểm tra vi-rút.</Text>
  if (problem !== undefined) return <Text tone="bad">{problem}</Text>
  return (
    <div className={pictureFrame}>
      {address && <img className={picture} src={address} alt="Biểu trưng của công ty" />}
    </div>
  )
}
