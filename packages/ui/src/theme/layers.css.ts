import { globalLayer } from '@vanilla-extract/css'

/** Cascade layers, weakest first. What an app writes in `app` wins over the kit without a specificity race. */
export const layers = {
  reset: globalLayer('reset'),
  kit: globalLayer('kit'),
  app: globalLayer('app'),
}
