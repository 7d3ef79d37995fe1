import { kitVariants } from '#ui/theme/kit-style.ts'

const box = (size: string) => ({ width: size, height: size, flexShrink: 0 })

export const sizes = kitVariants({
  small: box('14px'),
  medium: box('16px'),
  large: box('20px'),
  huge: box('32px'),
})
