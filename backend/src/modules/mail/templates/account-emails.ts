import type { EmailContent } from '../email-content.js';

interface ResetLink {
  username: string;
  createdBy: string;
  createdAt: Date;
}

interface SlowedSignIns {
  username: string;
  guessed: 'password' | 'code';
  since: Date;
}

const moment = (time: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(time);

/** Tells the person whose account somebody can take over now. The link itself is never in it: its maker hands it over. */
export function resetLinkEmail({ username, createdBy, createdAt }: ResetLink, timeZone: string, origin: string): EmailContent {
  return {
    subject: 'A link for a new password was created for your account',
    heading: 'Somebody can choose a new password for your account',
    paragraphs: [
      'Whoever has the link can choose a new password within 24 hours. It also removes the second step of the sign-in.',
      'If you did not ask for it, change your password now: that ends the link. Or ask an owner to withdraw it under Staff.',
    ],
    details: [
      { label: 'Account', value: username },
      { label: 'Created by', value: createdBy },
      { label: 'Created at', value: moment(createdAt, timeZone) },
    ],
    action: { label: 'Open your account', url: `${origin}/admin/account` },
  };
}

/** Codes can be tried only with the right password, so these two need different steps. */
const ADVICE = {
  password: [
    'Nobody got in. While this lasts, a sign-in from a new address waits for up to 15 minutes; where you signed in before, nothing changes.',
    'With a second step (a passkey, or codes of an app) you do not wait, and a guessed password is not enough. Turn it on in your account.',
  ],
  code: [
    'Whoever it is knows your password. Change it now, also wherever else you use it: that ends the attempts.',
    'Nobody got in. While this lasts, codes from a new address wait for up to an hour; passkeys and recovery codes do not.',
  ],
};

/** Once a day at most for each account and kind of guess. */
export function signInsSlowedEmail({ username, guessed, since }: SlowedSignIns, timeZone: string, origin: string): EmailContent {
  return {
    subject: `Somebody is guessing the ${guessed === 'code' ? 'codes' : 'password'} of your account`,
    heading: `Many wrong ${guessed}s were entered for your account`,
    paragraphs: ADVICE[guessed],
    details: [
      { label: 'Account', value: username },
      { label: 'Since', value: moment(since, timeZone) },
    ],
    action: { label: 'Open your account', url: `${origin}/admin/account` },
  };
}
