/** What other domains may ask of contracts. */
export {
  type EndedContract,
  endContractsByDecision,
  reopenContracts,
  termsEndingOn,
} from './ended-by-decision.ts'
