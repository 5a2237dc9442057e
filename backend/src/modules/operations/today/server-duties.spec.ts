import { backupDuties, emailDuties, jobDuties } from './server-duties.js';

it.each([
  [jobDuties(0), []],
  [jobDuties(1), ['1 job of the server failed']],
  [jobDuties(2), ['2 jobs of the server failed']],
  [emailDuties(1, 2_400), ['1 email has waited to be sent for 40 minutes']],
  [emailDuties(2, 2_400), ['2 emails wait to be sent, the oldest for 40 minutes']],
  [backupDuties(null), ['There is no backup yet']],
  [backupDuties(3 * 86_400), ['No backup for 3 days']],
])('%j', (duties, texts) => expect(duties.map(({ text }) => text)).toEqual(texts));
