/** Where plans are listed. */
export const plansPath = '/dao-tao/ke-hoach'

/** Where a plan is made. */
export const newPlanPath = `${plansPath}/them-moi`

/** Where a plan is read and changed. */
export function planPath(id: number): string {
  return `${plansPath}/${id}/cap-nhat`
}
