import type { ComponentType } from 'react'
import type { FirstCall } from './first-call.ts'
import type { HeldRight } from '#web/session/profile.ts'

/**
 * Who may open a screen: everybody, everybody who is signed in, or the holders of any one of the permissions, with
 * `:company` over the whole company alone.
 */
export type Access = 'public' | 'signed-in' | readonly [HeldRight, ...HeldRight[]]

/** The sidebar's entries, in its order: a group, or a single screen. */
export const menuIds = [
  'catalogue',
  'employees',
  'contracts',
  'documents',
  'decisions',
  'recruitment',
  'training',
  'periodic-tests',
  'quiz',
  'permissions',
  'reports',
  'requests',
  'personal-data',
  'system',
] as const

/** One of {@link menuIds}. */
export type MenuId = (typeof menuIds)[number]

/** One row of the route table. */
export interface Screen {
  /** The whole path, parameters as `:id`. */
  path: `/${string}`
  /** The screen's name in the breadcrumb and in the window's title. */
  crumb: string
  access: Access
  /** Also open for one's own record, marked by `?query=my-profile`; the server decides whose record it is. */
  ownRecord?: true
  /** Where the sidebar shows it. */
  menu?: MenuId
  /** The screen whose item of the sidebar is marked here, where the address does not say it. */
  under?: `/${string}`
  /** The sidebar's word, where its group says the rest. */
  menuLabel?: string
  /** What the screen asks for at once: fetched together with its code, once the guard has let the reader pass. */
  data?: readonly FirstCall[]
  /** Brings the screen's code. Without one the screen is not built yet and says so. */
  load?: () => Promise<{ default: ComponentType }>
  /** Stands without menu and top bar, for work that nothing may lead away from. */
  bare?: true
  /** Lives in the application portal: the staff app sends the visitor there, and shows its own screen where there is none. */
  portal?: true
}

/** One step of the breadcrumb; the last one is the screen itself and has no link. */
export interface Crumb {
  label: string
  /** The address with the current parameters filled in. */
  href?: string
}

/** True when the holder of these permissions may open the screen. */
export function mayOpen(screen: Screen, held: ReadonlySet<HeldRight>, search = ''): boolean {
  if (typeof screen.access === 'string') return true
  if (screen.access.some((name) => held.has(name))) return true
  return screen.ownRecord === true && new URLSearchParams(search).get('query') === 'my-profile'
}

/**
 * The way to a screen: every screen whose path is a beginning of its path, then the screen itself.
 *
 * @param params values of the path's parameters
 */
export function crumbsOf(
  screen: Screen,
  all: readonly Screen[],
  params: Readonly<Record<string, string | undefined>> = {},
): Crumb[] {
  const above = all.filter((other) => other.path !== '/' && screen.path.startsWith(`${other.path}/`))
  const byLength = above.toSorted((one, other) => one.path.length - other.path.length)
  return [
    ...byLength.map(({ crumb, path }) => ({ label: crumb, href: fillPath(path, params) })),
    { label: screen.crumb },
  ]
}

/** Puts values into the `:parameters` of a path. */
export function fillPath(path: string, params: Readonly<Record<string, string | undefined>>): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
}
