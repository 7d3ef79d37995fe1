import type { Page } from '@playwright/test'

/** Everything in the browser's Cache Storage: where it was asked for, and its text. */
export const keptFiles = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const entries = await Promise.all(
      names.map(async (name) => {
        const cache = await caches.open(name)
        const requests = await cache.keys()
        return Promise.all(
          requests.map(async (request) => ({
            path: new URL(request.url).pathname,
            text: (await (await cache.match(request))?.text()) ?? '',
          })),
        )
      }),
    )
    return entries.flat()
  })
