/** Words of dialogs, drawers, menus, toasts and the progress bar. */
export const overlaysLabels = {}
