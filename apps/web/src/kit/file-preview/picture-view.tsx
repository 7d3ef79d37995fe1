import { useEffect, useRef } from 'react'
import { frame, page } from './file-preview.css.ts'

/** A picture, shown from memory: no address of it works without a session. */
export function PictureView({ name, content }: { name: string; content: Blob }) {
  const picture = useRef<HTMLImageElement>(null)
  useEffect(() => {
    const made = URL.createObjectURL(content)
    if (picture.current) picture.current.src = made
    return () => URL.revokeObjectURL(made)
  }, [content])
  return (
    <div className={frame}>
      <img ref={picture} className={page} alt={name} />
    </div>
  )
}
