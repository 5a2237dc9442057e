const MAX_OPEN_ALERTS = 20;
const MAX_MAILS_PER_DAY = 3;

interface SentBefore {
  /** A mail about this alert went out within the last hour. */
  isRecent: boolean;
  /** Other open alerts of the mailbox whose mails went out. */
  others: number;
  /** Confirmation mails to the mailbox within the last day. */
  mailsOfDay: number;
}

/** Whether a mail that asks for a confirmation may go out: strangers can ask for it. */
export const mayAskToConfirm = ({ isRecent, others, mailsOfDay }: SentBefore): boolean =>
  !isRecent && others < MAX_OPEN_ALERTS && mailsOfDay < MAX_MAILS_PER_DAY;
