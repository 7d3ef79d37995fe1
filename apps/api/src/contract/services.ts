/**
 * What handlers are given beside their input and the request. The contract knows none of it: each part of the server
 * that gives handlers something adds it here, by declaration merging, as `files/files.ts` does.
 */
// oxlint-disable-next-line typescript/no-empty-object-type -- other modules fill it by merging
export interface Services {}
