import type { Rolldown } from 'vite'

/**
 * The files of the app, from the first that a page needs to the last. Each holds the modules named here and whatever
 * they do not run without, except what stands in a file before it; what several screens show stands in the first file
 * that all of them load.
 */
const files: readonly Rolldown.CodeSplittingGroup[] = [
  // It runs on its own while the rest is on its way.
  { name: 'begin', test: /web\/src\/session\/begin\.ts/ },
  {
    // Every page; nothing may stand here that the sign-in page can do without.
    name: 'start',
    test: /web\/src\/(main|domains\/session\/login|app\/(layouts\/auth-layout|updates\/register-worker))\.tsx?/,
  },
  {
    // Every screen of who is signed in, those that stand alone too: an exam is taken without the shell.
    name: 'frame',
    test: new RegExp(
      [
        'web/src/app/(dashboard-routes|layouts/dashboard-layout)\\.tsx',
        'ui/src/(format/(date|number)|layout/page|description-list)[/.]',
        'react-query/.*/useQuery\\.',
        // What dialogs share with the tooltips of the shell, which else would have to come with the first dialog.
        'ui/src/(overlay/(escape-below|motion|keep-clear)|badge/badge\\.css)',
        `@radix-ui/(primitive|react-(${[
          'compose-refs',
          'context',
          'dismissable-layer',
          'focus-scope',
          'id',
          'portal',
          'presence',
          'use-controllable-state',
          'visually-hidden',
        ].join('|')}))/`,
        'lucide-react/dist/esm/icons/x\\.',
      ].join('|'),
    ),
  },
  {
    // Menu, top bar and tooltips: every screen but those that stand alone.
    name: 'shell',
    test: new RegExp(
      [
        'web/src/app/layouts/framed-layout\\.tsx',
        'ui/src/(layout/columns|skeleton)[/.]',
        'sdk/src/domains/employees\\.ts',
      ].join('|'),
    ),
  },
  {
    // What a list shares with the screens that have none.
    name: 'parts',
    test: /web\/src\/kit\/feedback\/messages|react-query\/.*\/useMutation|ui\/src\/(format\/time|empty-state|checkbox)[/.]/,
  },
  // Of those that fewer files share, each screen loads its own: the list would pay for the icons of all others.
  { name: 'icons', test: /node_modules\/lucide-react\/dist\/esm\/icons\//, minShareCount: 4 },
  { name: 'list', test: /web\/src\/kit\/resource\/list-screen\.tsx/ },
]

/** How the app is cut into files: few for what every page needs, since each costs a way to the server and back. */
export function chunkGroups(): Rolldown.CodeSplittingGroup[] {
  return files.map((file, index) => ({ ...file, priority: files.length - index }))
}
