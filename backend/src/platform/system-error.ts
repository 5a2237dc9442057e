/** The code of a system error, for example ENOSPC; empty for other errors. */
export function systemCode(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
}
