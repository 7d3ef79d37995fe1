/** Loads what draws toasts; calling it ahead of the first toast lets that one appear at once. */
export const loadToastLayer = () => import('./parts/toast-layer.tsx')
