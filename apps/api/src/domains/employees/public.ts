/**
 * What other domains may ask of employees: who sees whom, who belongs to a department, and what somebody holds today;
 * and the one way to write of their work.
 * Conditions and columns are SQL on a query that reads the table `employees`.
 */
export { type AskedUnit, askedUnit, unitInReach, unitsRightBelow } from './asked-unit.ts'
export { employeesOnDay } from './day/employees-on-day.ts'
export { daysAway } from './day/days-away.ts'
export { fullYears } from './day/full-years.ts'
export { managerRefusal, placeRefusal } from './job/asked-facts.ts'
export {
  lookAtStandings,
  replaceChanges,
  type ReplacedChange,
  type StandingOnDay,
  standingsOn,
  takeBackChanges,
} from './job/decided-changes.ts'
export type { ChangedFacts, ChangedPay, ChangeKind, JobFacts } from './job/job-facts.ts'
export type { Standing } from './job/kinds.ts'
export { namesOfFacts } from './job/shown-facts.ts'
export { payWarnings } from './job/pay-warnings.ts'
export { previewRows, refusedPeople } from './job/preview-rows.ts'
export {
  changeFile,
  findPlaces,
  type NamedPlace,
  placeNamed,
  readPlaces,
  type StandingValue,
  type WantedChange,
} from './changes/change-file.ts'
export { askableFields, askableRows } from './changes/file-targets.ts'
export { type GroupOfFile, historyWords, readGroups } from './changes/groups-of-file.ts'
export { avatarOf, avatarPlace, keepOnlyAvatar } from './file/avatar-place.ts'
export { countOpenedFile } from './file/count-opened-file.ts'
export type { FileWriter } from './file/file-writer.ts'
export { isForeigner } from './file/person.ts'
export { type FileHolder, holderOfIdNumber, makeFile } from './file/make-file.ts'
export { type FileField, fileFields } from './history/file-fields.ts'
export { codeSchema } from './import/import-columns.ts'
export { fileChangesOf } from './history/changes-of-lines.ts'
export { inUnits } from './employee-units.ts'
export { byAnyCode, codesInForce } from './same-people/codes-in-force.ts'
export { eachApart } from './each-apart.ts'
export { headcountCard, workingCount } from './headcount.ts'
export { missedTurnCard } from './job/missed-turn-card.ts'
export { leaverTaskReminder } from './leaving/leaver-reminder.ts'
export { leaverTasksCard, ownLeaverTasksCard } from './leaving/leaver-cards.ts'
export { requireNoTransfer, requireTransferAccepted } from './transfers/decision-of-transfer.ts'
export { employeeTransfersCard } from './transfers/transfers-card.ts'
export { askedPaperNames } from './missing/asked-papers.ts'
export { lacksPapers, missingPaperRows } from './missing/papers-filters.ts'
export { missingPapersCard, peopleWithMissingPapers } from './missing/missing-papers-card.ts'
export { heldPositions } from './held-positions.ts'
export {
  type NewJobChange,
  type RefusedJobChange,
  tryJobChanges,
  writeJobChanges,
} from './job/write-job-changes.ts'
export { lockEmployees, lockPeople, todayOf } from './job/write-timelines.ts'
export { changeUnitOfPeople, takeBackUnitChanges } from './job/unit-change.ts'
export { giveToDecision, type UndecidedReception, undecidedReceptions } from './job/undecided-receptions.ts'
export { mainUnit } from './main-unit.ts'
export { errorsOfNamed, hasAccount, namedPeople } from './named-people.ts'
export { openFile } from './open-file.ts'
export {
  identityForPapers,
  identityLabels,
  type PaperIdentity,
  seesIdentity,
} from './file/identity-for-papers.ts'
export { hiddenFields, hiddenFromReader, showsField, shownToOwnerAnyway } from './owner-view.ts'
export { employeeToTell, holdersToTell, reachingEmployee } from './people-to-tell.ts'
export { rowsAboutEmployee } from './rows-about-employee.ts'
export { changesOf, recordFieldChanges } from './history/record-field-changes.ts'
export { isPublicHoliday } from './rewards/public-holidays.ts'
export { exampleCase } from './rewards/papers/example-papers.ts'
export { disciplinesDueCard } from './rewards/disciplines-due-card.ts'
export {
  type DecidedDiscipline,
  disciplineOfDecision,
  endDiscipline,
  issueDiscipline,
  requireDecidable,
  requireNoDiscipline,
} from './rewards/issue-discipline.ts'
export { visibleEmployees } from './visible-employees.ts'
export { namesOfVisibleEmployees } from './visible-names.ts'
