import { defineQuery } from '#platform/database/define-query.js';
import type { AdminMessageView } from './admin-message.view.js';

const PAGE_SIZE = 200;

/** Compares (created_at, id) with the last message of the page before, so that messages of the same time are not lost. */
export const MESSAGES_PAGE = defineQuery<[before: string | null], AdminMessageView>({
  name: 'contact.messages-page',
  text: `select id, name, email, subject, message, created_at as "createdAt", read_at is not null as read, read_at as "readAt"
    from contact_messages
    where $1::uuid is null or (created_at, id) < (select created_at, id from contact_messages where id = $1)
    order by created_at desc, id desc limit ${PAGE_SIZE}`,
  columns: {
    id: 'uuid',
    name: 'text',
    email: 'text',
    subject: 'text',
    message: 'text',
    createdAt: 'timestamptz',
    read: 'boolean',
    readAt: 'timestamptz',
  },
});
