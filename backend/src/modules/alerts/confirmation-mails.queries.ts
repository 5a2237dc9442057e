import { defineQuery } from '#platform/database/define-query.js';
import { sameMailboxSql } from '#platform/mail/mailbox.js';
import { ALERT_PLACES, IS_PLACE_OF_ALERT } from './alert-place.sql.js';

interface AlertToConfirm {
  email: string;
  name: string;
  label: string | null;
  /** A mail about it went out within the last hour. */
  isRecent: boolean;
  /** Other open alerts of the mailbox whose mails went out. */
  others: number;
}

/** No row for an alert that is confirmed, gone, or of a product that the shop does not show. */
export const ALERT_TO_CONFIRM = defineQuery<[id: string], AlertToConfirm>({
  name: 'alerts.to-confirm',
  text: `select alert.email, place.name, place.label, coalesce(alert.mailed_at > now() - interval '1 hour', false) as "isRecent",
      (select count(*)::int from stock_alerts other where ${sameMailboxSql('other.email', 'alert.email')} and other.id <> alert.id
        and other.mailed_at is not null and other.notified_at is null) as others
    from stock_alerts alert join ${ALERT_PLACES} place on ${IS_PLACE_OF_ALERT}
    where alert.id = $1 and alert.confirmed_at is null and alert.notified_at is null`,
  columns: { email: 'text', name: 'text', label: 'text', isRecent: 'boolean', others: 'integer' },
});

export const MAILBOX_OF = defineQuery<[id: string], { email: string }>({
  name: 'alerts.mailbox-of',
  text: 'select email from stock_alerts where id = $1',
  columns: { email: 'text' },
});

export const MAILS_OF_DAY = defineQuery<[mailbox: string, sendingId: string], { count: number; isCounted: boolean }>({
  name: 'alerts.mails-of-day',
  text: `select count(*)::int as count, coalesce(bool_or(id = $2), false) as "isCounted" from stock_alert_mails
    where mailbox = $1 and mailed_at > now() - interval '1 day'`,
  columns: { count: 'integer', isCounted: 'boolean' },
});

export const COUNT_MAIL = defineQuery<[sendingId: string, mailbox: string]>({
  name: 'alerts.count-mail',
  text: 'insert into stock_alert_mails (id, mailbox) values ($1, $2)',
});

export const MARK_MAILED = defineQuery<[id: string]>({
  name: 'alerts.mark-mailed',
  text: 'update stock_alerts set mailed_at = now() where id = $1',
});
