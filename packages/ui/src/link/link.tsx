import { joinClasses } from '#ui/dev/join-classes.ts'
import { link, tones } from './link.css.ts'
import { AppLink, type LinkComponentProps } from './link-provider.tsx'

export interface LinkProps extends Omit<LinkComponentProps, 'className'> {
  /** `brand` inside running text, `quiet` where the place already says that it leads somewhere (a name in a table). */
  tone?: 'brand' | 'quiet'
}

/** A link in text, drawn by the app's router through `LinkProvider`. For a link that looks like a button: `Button asChild`. */
export function Link({ tone = 'brand', ...rest }: LinkProps) {
  return <AppLink {...rest} className={joinClasses(link, tones[tone])} />
}
