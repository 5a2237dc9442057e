import { defineQuery } from './define-query.js';

/** Until `tx` ends, the triggers do not announce changes of these tables (`announce_change()` reads the setting). */
export const DEFER_NOTIFICATIONS = defineQuery<[tables: string]>({
  name: 'database.defer-notifications',
  text: `select from set_config('shop.deferred_notifications', $1, true)`,
});

export const NOTIFY_CHANGES = defineQuery<[tables: readonly string[]]>({
  name: 'database.notify-changes',
  text: `select from unnest($1::text[]) as changed, pg_notify('shop_changes', changed)`,
});
