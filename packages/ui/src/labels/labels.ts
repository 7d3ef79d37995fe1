import { basicsLabels } from './basics.ts'
import type { chartLabels } from './chart.ts'
import { dataTableLabels } from './data-table.ts'
import { formsLabels } from './forms.ts'
import { navigationLabels } from './navigation.ts'
import type { orgChartLabels } from './org-chart.ts'
import { overlaysLabels } from './overlays.ts'

/** Every word that the kit itself speaks, by family. Words with a number or a name in them are functions. */
export const defaultLabels = {
  basics: basicsLabels,
  dataTable: dataTableLabels,
  forms: formsLabels,
  navigation: navigationLabels,
  overlays: overlaysLabels,
}

/** Families whose words come with a part that loads later; here stands only what an app changes of them. */
interface LaterLabels {
  chart?: Partial<typeof chartLabels>
  orgChart?: Partial<typeof orgChartLabels>
}

/** The whole table of words. */
export type Labels = typeof defaultLabels & LaterLabels

/** What an app changes: any rows of any families. */
export type LabelChanges = { readonly [Family in keyof Required<Labels>]?: Partial<Required<Labels>[Family]> }

/** Lays changes over the Vietnamese defaults, row by row. */
export function mergeLabels(base: Labels, changes: LabelChanges): Labels {
  return {
    basics: { ...base.basics, ...changes.basics },
    dataTable: { ...base.dataTable, ...changes.dataTable },
    forms: { ...base.forms, ...changes.forms },
    navigation: { ...base.navigation, ...changes.navigation },
    overlays: { ...base.overlays, ...changes.overlays },
    chart: { ...base.chart, ...changes.chart },
    orgChart: { ...base.orgChart, ...changes.orgChart },
  }
}
