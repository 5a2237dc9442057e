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
