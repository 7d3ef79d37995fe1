import { Avatar as RadixAvatar } from 'radix-ui'
import { devWarn } from '#ui/dev/dev-warn.ts'
import { joinClasses } from '#ui/dev/join-classes.ts'
import { initials } from '#ui/format/initials.ts'
import { avatar, picture, sizes, tones } from './avatar.css.ts'

export interface AvatarProps {
  /** Full name in Vietnamese order; its last two words give the initials. */
  name: string
  /** Address of a picture; until it is there, and when it fails, the initials stand. */
  src?: string | undefined
  /** 28, 32, 52 or 80 px. */
  size?: 'small' | 'medium' | 'large' | 'huge'
  /** `neutral` for someone who is no longer active. */
  tone?: 'brand' | 'neutral'
  /** True where the name does not stand beside it: then a screen reader hears it. */
  alone?: boolean
}

/** A person at a glance. Decorative beside a written name. */
export function Avatar({ name, src, size = 'small', tone = 'brand', alone = false }: AvatarProps) {
  devWarn(alone && name.trim() === '', 'Avatar that stands alone needs `name`: nobody else says who it is.')
  const naming = alone ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true }
  return (
    <RadixAvatar.Root className={joinClasses(avatar, sizes[size], tones[tone])} {...naming}>
      {src !== undefined && <RadixAvatar.Image className={picture} src={src} alt="" />}
      <RadixAvatar.Fallback>{initials(name)}</RadixAvatar.Fallback>
    </RadixAvatar.Root>
  )
}
