import type { Data, Schemas } from '@nhansu/sdk/contract'
import type { FilterTreeNode } from '@nhansu/ui/filter-popover/filter-model.ts'
import { queryOptions } from '@tanstack/react-query'
import { query } from '#web/session/queries.ts'
import { type Choice, searched } from './searched-reference.ts'

/** Other resources that a filter or a field of a form may point at. */
export type ReferenceName = keyof typeof references

/**
 * How the choices of each reference are found and named. Trees are read from the top and come whole; records of a list
 * are searched. Make the options while rendering: they are the company's.
 */
export const references = {
  departments: {
    kind: 'tree',
    tree: () =>
      queryOptions({
        ...query('departments.list', { query: { recursive: true } }),
        select: ({ departments }) => departments.map(departmentNode),
      }),
  },
  fields: {
    kind: 'tree',
    tree: () => queryOptions({ ...query('fields.list'), select: fieldNodes }),
  },
  employees: searched('employees.list', ({ id, full_name, nhansu_id }) => ({
    value: id,
    label: `${full_name} (${nhansu_id})`,
  })),
  users: searched('accounts.list', ({ id, full_name, login }) => ({
    value: id,
    label: `${full_name} (${login})`,
  })),
  positions: searched('positions.list', positionChoice, { active: true, sort: 'name' }),
  certificateGroups: searched('certificateGroups.list', choiceOf),
  contractTypes: searched('contractTypes.list', choiceOf),
  trainings: searched('trainings.list', ({ id, code, name }) => ({ value: id, label: `${code}: ${name}` })),
  trainingPlans: searched(
    'trainingPlans.list',
    ({ id, code, name }) => ({ value: id, label: `${code}: ${name}` }),
    {
      filter: { status: { operator: 'in', value: ['draft'] } },
    },
  ),
  trainingTypes: searched('trainingTypes.list', choiceOf),
  trainingFormalities: searched('trainingFormalities.list', choiceOf),
  trainingLocations: searched('trainingLocations.list', choiceOf),
  certificates: searched('certificates.list', choiceOf),
  recruitments: searched('recruitments.list', ({ id, code, name }) => ({
    value: id,
    label: `${code}: ${name}`,
  })),
  quizQuestions: searched('quizQuestions.list', ({ id, content }) => ({ value: id, label: content })),
  questionsInUse: searched('quizQuestions.list', ({ id, content }) => ({ value: id, label: content }), {
    filter: { status: { operator: 'in', value: ['active'] } },
  }),
  quizExams: searched('quizExams.list', ({ id, code, name }) => ({ value: id, label: `${code}: ${name}` })),
  levels: searched('levels.list', choiceOf),
  quizCategories: searched('quizCategories.list', choiceOf),
  partnerInfos: searched('partnerInfos.list', choiceOf),
  documentTypes: searched('documentTypes.list', choiceOf, {
    filter: { is_active: { operator: 'equal', value: true } },
  }),
  requiredPapers: searched('requiredPapers.list', choiceOf, {
    filter: { is_active: { operator: 'equal', value: true } },
  }),
  rewardDisciplineForms: searched('rewardDisciplineForms.list', choiceOf),
  rewardReasons: searched('rewardReasons.list', choiceOf),
  reasonsOfRewards: searched('rewardReasons.list', choiceOf, reasonsOf('reward')),
  reasonsOfDisciplines: searched('rewardReasons.list', choiceOf, reasonsOf('discipline')),
  documents: searched('documents.list', ({ id, number, summary }) => ({
    value: id,
    label: `${number}: ${summary}`,
  })),
  signers: searched(
    'signers.list',
    ({ id, employee_name, printed_title }) => ({ value: id, label: `${employee_name}, ${printed_title}` }),
    { filter: { paper_kind: { operator: 'in', value: ['decision'] } } },
  ),
} as const

/** References of which any number may be there. */
export type SearchedName = {
  [Name in ReferenceName]: (typeof references)[Name]['kind'] extends 'search' ? Name : never
}[ReferenceName]

/** References to a node of a tree. */
export type TreeName = Exclude<ReferenceName, SearchedName>

/** True for a reference to a node of a tree. */
export function isTree(name: ReferenceName): name is TreeName {
  return references[name].kind === 'tree'
}

/** True for a reference whose records are searched for. */
export function isSearched(name: ReferenceName): name is SearchedName {
  return references[name].kind === 'search'
}

function choiceOf({ id, name }: { id: number; name: string }): Choice {
  return { value: id, label: name }
}

/** Only what is in use may be chosen. */
function reasonsOf(type: Schemas['RewardReason']['type']) {
  const ofType = { operator: 'in' as const, value: [type] }
  return { filter: { type: ofType, is_active: { operator: 'equal' as const, value: true } } }
}

/** Positions of one name are told apart by their units. */
function positionChoice({ id, name, department_name }: Schemas['Position']): Choice {
  return { value: id, label: name, group: department_name ?? 'Toàn công ty' }
}

function departmentNode({ id, name, children = [] }: Schemas['DepartmentNode']): FilterTreeNode {
  return { id, label: name, children: children.map(departmentNode) }
}

/** Fields come flat, each after the one above it. */
function fieldNodes({ fields }: Data<'fields.list'>): FilterTreeNode[] {
  const below = Map.groupBy(fields, ({ parent_id }) => parent_id)
  const nodesUnder = (id: number | null): FilterTreeNode[] =>
    (below.get(id) ?? []).map((field) => ({
      id: field.id,
      label: field.name,
      children: nodesUnder(field.id),
    }))
  return nodesUnder(null)
}
