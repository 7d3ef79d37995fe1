import { type ComplexStyleRule, style, type StyleRule, styleVariants } from '@vanilla-extract/css'
import { layers } from './layers.css.ts'

/**
 * `style()` of the kit: the rule stands in the cascade layer `kit`. For `*.css.ts` files only.
 *
 * @param rule one rule, or a list that joins class names and rules
 * @returns the class name
 */
export function kitStyle(rule: ComplexStyleRule): string {
  const parts = Array.isArray(rule) ? rule : [rule]
  return style(parts.map((part) => (isRule(part) ? inKit(part) : part)))
}

/**
 * One class name per key, each in the layer `kit`. For `*.css.ts` files only.
 *
 * @param rules a table of rules, or a table of values with the function that turns one into a rule
 */
export function kitVariants<Key extends string | number>(rules: Record<Key, StyleRule>): Record<Key, string> {
  return styleVariants(rules, (rule: StyleRule) => [inKit(rule)])
}

function inKit(rule: StyleRule): StyleRule {
  return { '@layer': { [layers.kit]: rule } }
}

function isRule(part: unknown): part is StyleRule {
  return typeof part === 'object' && part !== null && !Array.isArray(part)
}
