export interface CheckResult {
  subject: string;
  /** A "problem" loses orders, data or trust; a "warning" will. */
  state: 'ok' | 'warning' | 'problem';
  /** What is wrong and what to do, in one sentence for a person who does not know the code. */
  text: string;
}

export const ok = (subject: string, text: string): CheckResult => ({ subject, state: 'ok', text });
export const warning = (subject: string, text: string): CheckResult => ({ subject, state: 'warning', text });
export const problem = (subject: string, text: string): CheckResult => ({ subject, state: 'problem', text });

/** What a failed request says: the cause, because "fetch failed" alone helps nobody. */
export function reasonOf(error: unknown): string {
  const { cause, errors, message } = Object(error) as { cause?: unknown; errors?: unknown[]; message?: string };
  if (cause !== undefined) return reasonOf(cause);
  // Several attempts, for example over IPv4 and IPv6.
  if (errors?.[0] !== undefined) return reasonOf(errors[0]);
  return message || String(error);
}
