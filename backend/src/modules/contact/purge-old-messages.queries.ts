import { defineQuery } from '#platform/database/define-query.js';

export const deleteOldMessages = defineQuery<[days: number, limit: number], { id: string }>({
  name: 'contact.delete-old-messages',
  text: `delete from contact_messages where id in (
      select id from contact_messages where created_at < now() - make_interval(days => $1) order by created_at limit $2
    ) returning id`,
  columns: { id: 'uuid' },
});
