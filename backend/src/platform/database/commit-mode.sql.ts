/**
 * A row for the `from` clause of a statement whose transaction then commits without waiting for the disk. Only for statements whose loss
 * repeats work: when the database server crashes, the last 0.6 seconds of such commits may be missing, together with everything that was
 * committed after them. Source: https://www.postgresql.org/docs/current/wal-async-commit.html; see docs/decisions/0021.
 */
export const WITHOUT_DISK_WAIT = `(select set_config('synchronous_commit', 'off', true)) as commit_mode`;
