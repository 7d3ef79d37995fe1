import { layers } from '@nhansu/ui/theme/layers.css.ts'
import { style, type StyleRule } from '@vanilla-extract/css'

/** `style()` of this app: the rule stands in the cascade layer `app`, above the kit's. For `*.css.ts` files only. */
export function appStyle(rule: StyleRule): string {
  return style({ '@layer': { [layers.app]: rule } })
}
