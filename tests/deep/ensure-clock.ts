import { installPackage } from '../../packages/config/debian/install-package.ts'
import { findClockLibrary, HOW_TO_GET_IT } from './clock-library.ts'

// The other cases go without it, so a machine that cannot have it is told so, and the one case fails by name.
if (!findClockLibrary()) installPackage('libfaketime')
if (!findClockLibrary()) console.error(HOW_TO_GET_IT)
