/** For one transaction of a backup or a restore: the same text for the same value on every server, and no time limits. */
export const copySettings = `
  set local timezone = 'UTC';
  set local datestyle = 'ISO, MDY';
  set local intervalstyle = 'postgres';
  set local bytea_output = 'hex';
  set local extra_float_digits = 1;
  set local statement_timeout = 0;
  set local idle_in_transaction_session_timeout = 0;
  set local jit = off;
  set local client_connection_check_interval = '1s'`
