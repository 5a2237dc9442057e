import type { Duty } from '#platform/today/duty-source.js';
import { ageInWords, counted } from '#platform/today/duty-words.js';

/** The cards on the page of "Today" itself. */
const QUEUES = { action: 'Show', link: '/admin#queues' };
const OPENING = { action: 'Show', link: '/admin#opening' };

export function jobDuties(failed: number): Duty[] {
  if (failed === 0) return [];
  return [{ id: 'jobs', text: `${counted(failed, 'job', 'jobs')} of the server failed`, ...QUEUES }];
}

/** Of emails that wait for longer than a mail server is away. */
export function emailDuties(count: number, oldestSeconds: number): Duty[] {
  const age = ageInWords(oldestSeconds);
  const text =
    count === 1
      ? `1 email has waited to be sent for ${age}`
      : `${counted(count, 'email', 'emails')} wait to be sent, the oldest for ${age}`;
  return [{ id: 'emails', text, ...QUEUES }];
}

/** `ageSeconds` is that of the newest backup, which is too old; null without one. */
export function backupDuties(ageSeconds: number | null): Duty[] {
  const text = ageSeconds === null ? 'There is no backup yet' : `No backup for ${ageInWords(ageSeconds)}`;
  return [{ id: 'backups', text, ...OPENING }];
}
