// Generated from openapi/ by `npm run generate`; never edited.
/** The table of each domain, which is loaded with the first call of one of its resources. */
export const operationTables = [
  { resources: ["address","districts","newDistricts","newProvinces","provinces","wards"], load: () => import('./operation-tables/address.ts') },
  { resources: ["appendices","contractTypes","contracts","drawnNumbers","numberSeries","paperTemplates","renewalReviews"], load: () => import('./operation-tables/contracts.ts') },
  { resources: ["decisionSettings","decisions"], load: () => import('./operation-tables/decisions.ts') },
  { resources: ["documentTypes","documents","signers"], load: () => import('./operation-tables/documents.ts') },
  { resources: ["employeeAccidents","employeeAddresses","employeeAffiliations","employeeAllowances","employeeBankAccounts","employeeEducations","employeeHealth","employeeHealthChecks","employeeHistory","employeeItSkills","employeeLanguages","employeeMissingPapers","employeePapers","employeePayLevels","employeeRelatives","employeeYearlyRecords","employees","jobChanges","requiredPapers","rewardsDisciplines","workProgresses"], load: () => import('./operation-tables/employees.ts') },
  { resources: ["examBoard","examParts","examResults","exams"], load: () => import('./operation-tables/exams.ts') },
  { resources: ["files"], load: () => import('./operation-tables/files.ts') },
  { resources: ["home"], load: () => import('./operation-tables/home.ts') },
  { resources: ["notices"], load: () => import('./operation-tables/notices.ts') },
  { resources: ["catalogues","classifies","company","departments","fields","levels","positions"], load: () => import('./operation-tables/organisation.ts') },
  { resources: ["accounts","apiTokens","auditTrail","permissions","roles"], load: () => import('./operation-tables/permissions.ts') },
  { resources: ["personalDataRequests"], load: () => import('./operation-tables/personal-data.ts') },
  { resources: ["externals"], load: () => import('./operation-tables/portal.ts') },
  { resources: ["quizCategories","quizCorrections","quizExams","quizMarking","quizQuestions","quizReports","quizSettings","quizTaking"], load: () => import('./operation-tables/quiz.ts') },
  { resources: ["applicationForms","candidates","consentTexts","emailSendings","emails","eraseRequests","procedureTemplates","procedures","recruitmentBoards","recruitmentCandidates","recruitmentConditions","recruitmentCosts","recruitmentDocuments","recruitmentReport","recruitmentResults","recruitmentRooms","recruitmentRounds","recruitmentSchedules","recruitmentSettings","recruitments","reservePool","suspectedApplications"], load: () => import('./operation-tables/recruitment.ts') },
  { resources: ["requestChangeInfos","requestChangeSettings"], load: () => import('./operation-tables/requests.ts') },
  { resources: ["lawConstants","reminderRules"], load: () => import('./operation-tables/settings.ts') },
  { resources: ["reportLists","statistics","statisticsQueries"], load: () => import('./operation-tables/statistics.ts') },
  { resources: ["fileUsage","jobs","listViews","mailTemplates","mails","papers"], load: () => import('./operation-tables/system.ts') },
  { resources: ["certificateGroups","certificates","employeeCertificates","partnerInfos","trainingAttendances","trainingCommitments","trainingCosts","trainingDetails","trainingDocuments","trainingEmployees","trainingFormalities","trainingInvitations","trainingLecturers","trainingLocations","trainingMails","trainingNeeds","trainingPartners","trainingPlanLines","trainingPlans","trainingReports","trainingSubjects","trainingTypes","trainings"], load: () => import('./operation-tables/training.ts') },
] as const
