/** The fields of a contract that say what somebody is paid and that a renewal takes over. */
export const payFields = ['salary_level', 'salary', 'allowances'] as const
export type PayField = (typeof payFields)[number]
