import { manyUnits } from '@nhansu/ui/tree/parts/demo/many-units.ts'

/** The units of one company: ten thousand, ten under each. */
export const units = manyUnits(10_001)
