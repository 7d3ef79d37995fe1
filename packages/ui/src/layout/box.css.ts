import { vars } from '#ui/theme/contract.css.ts'
import { kitVariants } from '#ui/theme/kit-style.ts'

const { color } = vars

export const backgrounds = kitVariants({
  surface: { backgroundColor: color.surface },
  surface2: { backgroundColor: color.surface2 },
  neutral: { backgroundColor: color.neutralSoft },
  brand: { backgroundColor: color.brandSoft, color: color.brandInk },
  ok: { backgroundColor: color.okSoft, color: color.ok },
  warn: { backgroundColor: color.warnSoft, color: color.warn },
  bad: { backgroundColor: color.badSoft, color: color.bad },
  info: { backgroundColor: color.infoSoft, color: color.info },
})

export const corners = kitVariants({
  control: { borderRadius: vars.radius.control },
  card: { borderRadius: vars.radius.card },
  round: { borderRadius: vars.radius.round },
})
