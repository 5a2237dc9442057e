import { defineQuery } from '#platform/database/define-query.js';
import type { UnansweredMessages } from './message-duties.js';

/** Of the inbox, read or not; by the index that holds only the inbox. */
export const UNANSWERED_MESSAGES = defineQuery<[], UnansweredMessages>({
  name: 'contact.unanswered-messages',
  text: `select count(*)::int as count, coalesce(extract(epoch from now() - min(created_at)), 0)::float8 as "oldestSeconds"
    from contact_messages m
    where archived_at is null and not exists (select from message_replies where message_id = m.id)`,
  columns: { count: 'integer', oldestSeconds: 'double precision' },
});
