/** Where everybody reads and confirms what he is sent. */
export const ownReadingsPath = '/tai-lieu-cua-toi'
