import { type ComponentType, createContext, createElement, type ReactNode, type Ref, useContext } from 'react'

/** What the kit asks of an app's link: it renders an `<a>` with these, and moves without a page load. */
export interface LinkComponentProps {
  /** Address inside or outside the app. */
  href: string
  ref?: Ref<HTMLAnchorElement> | undefined
  /** Look of the part that draws the link; only the kit sets it. */
  className?: string | undefined
  children?: ReactNode
  /** `_blank` opens another tab; say so in the words. */
  target?: string | undefined
  /** As on `<a>`. */
  rel?: string | undefined
  'aria-current'?: 'page' | 'step' | undefined
  onClick?: ((event: React.MouseEvent<HTMLAnchorElement>) => void) | undefined
}

const PlainLink = ({ children, ...rest }: LinkComponentProps) => <a {...rest}>{children}</a>

const LinkContext = createContext<ComponentType<LinkComponentProps>>(PlainLink)

export interface LinkProviderProps {
  /** The router's link, e.g. `({ href, ...rest }) => <RouterLink to={href} {...rest} />`; keep its identity stable. */
  component: ComponentType<LinkComponentProps>
  children: ReactNode
}

/** Gives the kit the app's link. Without one, links are plain anchors. */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext value={component}>{children}</LinkContext>
}

/** The app's link without a look of its own, for parts that style their own links. */
export function AppLink(props: LinkComponentProps) {
  return createElement(useContext(LinkContext), props)
}
