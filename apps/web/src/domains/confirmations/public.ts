/** What somebody had confirmed on paper, as a tab of the file. */
export const confirmationsTab = () => import('./confirmations-tab.tsx')
