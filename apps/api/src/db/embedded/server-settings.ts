import type { ServerSettings } from './postmaster.ts'

/** Only this machine may connect, and nothing personal reaches the server's own log. */
const common: ServerSettings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '50',
  log_checkpoints: 'off',
  // A violated key would otherwise be written down with its values.
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // Every disk this meets today reads anywhere at nearly the same price.
  random_page_cost: '1.1',
  // Compiling a plan costs more than the short queries of a list take.
  jit: 'off',
  // Requests run side by side already, and small containers have too little shared memory for parallel plans.
  max_parallel_workers_per_gather: '0',
}

/** For data that must survive a power cut. */
export const durableSettings: ServerSettings = {
  ...common,
  fsync: 'on',
  full_page_writes: 'on',
  synchronous_commit: 'on',
  shared_buffers: '256MB',
  effective_cache_size: '1GB',
  work_mem: '16MB',
  maintenance_work_mem: '256MB',
  max_wal_size: '2GB',
}

/** For databases that are thrown away at the end of a test run. */
export const throwAwaySettings: ServerSettings = {
  ...common,
  max_connections: '100',
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  autovacuum: 'off',
}
