import { defineQuery } from '#platform/database/define-query.js';

const EXPIRED = `case when notified_at is not null then notified_at < now() - interval '30 days'
  when confirmed_at is not null then confirmed_at < now() - interval '180 days'
  else requested_at < now() - interval '48 hours' end`;

export const DELETE_EXPIRED_ALERTS = defineQuery<[limit: number]>({
  name: 'alerts.delete-expired',
  text: `delete from stock_alerts where id in (select id from stock_alerts where ${EXPIRED} limit $1)`,
});

/** Those that count no longer. */
export const DELETE_OLD_MAILS = defineQuery<[limit: number]>({
  name: 'alerts.delete-old-mails',
  text: `delete from stock_alert_mails where id in (select id from stock_alert_mails where mailed_at < now() - interval '1 day' limit $1)`,
});

export const DELETE_OF_ADDRESS = defineQuery<[email: string]>({
  name: 'alerts.delete-of-address',
  text: 'delete from stock_alerts where lower(email) = lower($1::text)',
});
