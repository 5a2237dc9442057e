import { WITHOUT_DISK_WAIT } from '#platform/database/commit-mode.sql.js';
import { defineQuery } from '#platform/database/define-query.js';
import type { MailView } from './admin/mail.view.js';
import type { MailKind, OrderMailKind } from './mail.entity.js';

interface LeasedMail {
  id: string;
  recipient: string | null;
}

/** No row when the email was sent, or another worker holds its lease. A lease that is lost in a crash is taken again. */
export const LEASE = defineQuery<[kind: MailKind, subjectId: string, seconds: number], LeasedMail>({
  name: 'mail.lease',
  text: `insert into mails (kind, subject_id, attempts, leased_until)
    select $1, $2, 1, now() + make_interval(secs => $3) from ${WITHOUT_DISK_WAIT}
    on conflict (kind, subject_id) do update set attempts = mails.attempts + 1, leased_until = excluded.leased_until
      where mails.sent_at is null and (mails.leased_until is null or mails.leased_until < now())
    returning id, recipient`,
  columns: { id: 'uuid', recipient: 'text' },
});

/** Lost in a crash, the email is sent again, like that of a worker that is killed before it marks it. */
export const MARK_SENT = defineQuery<[id: string]>({
  name: 'mail.mark-sent',
  text: `update mails set sent_at = now(), last_error = null, leased_until = null from ${WITHOUT_DISK_WAIT}
    where id = $1`,
});

/** Of subjects that the email about another one has told of. */
export const MARK_TOLD = defineQuery<[kind: MailKind, subjectIds: readonly string[]]>({
  name: 'mail.mark-told',
  text: `insert into mails (kind, subject_id, sent_at) select $1, id, now() from unnest($2::uuid[]) id
    on conflict (kind, subject_id) do update set sent_at = now(), last_error = null, leased_until = null`,
});

export const SENT_OF_SUBJECTS = defineQuery<[kind: MailKind, subjectIds: readonly string[]], { subjectId: string }>({
  name: 'mail.sent-of-subjects',
  text: `select subject_id as "subjectId" from mails where kind = $1 and subject_id = any($2::uuid[]) and sent_at is not null`,
  columns: { subjectId: 'uuid' },
});

/** Of an email that failed and will never be sent. */
export const FORGET_UNSENT = defineQuery<[kind: MailKind, subjectId: string]>({
  name: 'mail.forget-unsent',
  text: 'delete from mails where kind = $1 and subject_id = $2 and sent_at is null and (leased_until is null or leased_until < now())',
});

/** The email can be sent again to the same address, or to `recipient` when it is not null. */
export const RESET = defineQuery<[kind: string, subjectId: string, recipient: string | null]>({
  name: 'mail.reset',
  text: `insert into mails (kind, subject_id, recipient) values ($1, $2, $3)
    on conflict (kind, subject_id) do update
      set sent_at = null, last_error = null, recipient = coalesce(excluded.recipient, mails.recipient)`,
});

export const ERASE_RECIPIENTS = defineQuery<[subjectIds: readonly string[]]>({
  name: 'mail.erase-recipients',
  text: 'update mails set recipient = null, last_error = null where subject_id = any($1)',
});

interface MailOfSubject extends MailView {
  kind: OrderMailKind;
  subjectId: string;
}

export const MAILS_OF_SUBJECTS = defineQuery<[subjectIds: string[], kinds: string[]], MailOfSubject>({
  name: 'mail.of-subjects',
  text: `select kind, subject_id as "subjectId", recipient, attempts, last_error as "lastError", sent_at as "sentAt" from mails
    where subject_id = any($1) and kind = any($2) order by created_at, id`,
  columns: {
    kind: 'text',
    subjectId: 'uuid',
    recipient: 'text',
    attempts: 'integer',
    lastError: 'text',
    sentAt: 'timestamptz',
  },
});

export interface UnsentMailsState {
  count: number;
  oldestSeconds: number;
}

/** An email whose recipient was erased is never sent; later ones are failed jobs by then. */
export const UNSENT_MAILS = defineQuery<[], UnsentMailsState>({
  name: 'mail.unsent',
  text: `select count(*)::int as count, coalesce(extract(epoch from now() - min(created_at)), 0)::int as "oldestSeconds"
    from mails where sent_at is null and created_at > now() - interval '2 days'`,
  columns: { count: 'integer', oldestSeconds: 'integer' },
});
