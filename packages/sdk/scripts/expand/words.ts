/** `trainingTypes`, `TrainingType` → `training_types`, `training_type`. */
export function snake(name: string): string {
  return apart(name, '_')
}

/** `trainingTypes`, `TrainingType` → `training types`, `training type`. */
export function spaced(name: string): string {
  return apart(name, ' ')
}

/** `trainingTypes` → `training-types`. */
export function kebab(name: string): string {
  return apart(name, '-')
}

/** `level_group` → `LevelGroup`. */
export function pascal(field: string): string {
  return field.replaceAll(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase())
}

function apart(name: string, between: string): string {
  return name
    .replaceAll(/[A-Z]/g, (letter) => between + letter.toLowerCase())
    .replace(new RegExp(`^${between}`), '')
}
