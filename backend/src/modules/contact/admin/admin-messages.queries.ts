import { defineQuery } from '#platform/database/define-query.js';
import { holdsAllWords } from '#platform/database/search-words.sql.js';
import type { MessageFolder } from './admin-message.dto.js';
import type { AdminMessageView } from './admin-message.view.js';

const PAGE_SIZE = 200;

const SELECT_MESSAGES = `select m.id, name, email, subject, message, m.created_at as "createdAt", read_at is not null as read,
    read_at as "readAt", archived_at as "archivedAt", reply.author as "repliedBy", reply.created_at as "repliedAt",
    case when archived_at is not null then 'archived' when read_at is null then 'new'
      when reply.author is not null then 'answered' else 'open' end as state,
    case when answering_until > now() then answering_by end as "answeringBy",
    case when answering_until > now() then answering_until end as "answeringUntil"
  from contact_messages m
    left join lateral (
      select author, created_at from message_replies where message_id = m.id order by created_at desc, id desc limit 1
    ) reply on true`;

const MESSAGE_TYPES = {
  id: 'uuid',
  name: 'text',
  email: 'text',
  subject: 'text',
  message: 'text',
  createdAt: 'timestamptz',
  read: 'boolean',
  readAt: 'timestamptz',
  archivedAt: 'timestamptz',
  repliedBy: 'text',
  repliedAt: 'timestamptz',
  state: 'text',
  answeringBy: 'text',
  answeringUntil: 'timestamptz',
} as const;

type PageParameters = [before: string | null, patterns: readonly string[], words: readonly string[], folder: MessageFolder];

/**
 * Compares (created_at, id) with the last message of the page before, so that messages of the same time are not lost. The
 * index of trigrams narrows a search to the messages that hold its longest words.
 */
export const MESSAGES_PAGE = defineQuery<PageParameters, AdminMessageView>({
  name: 'contact.messages-page',
  text: `${SELECT_MESSAGES}
    where ($1::uuid is null or (m.created_at, m.id) < (select created_at, id from contact_messages where id = $1))
      and search_text like coalesce(($2::text[])[1], '%') and search_text like coalesce(($2::text[])[2], '%')
      and ${holdsAllWords('search_text', '$3')}
      and (archived_at is not null) = ($4::text = 'archive')
    order by m.created_at desc, m.id desc limit ${PAGE_SIZE}`,
  columns: MESSAGE_TYPES,
});

/** Unread messages of the inbox. */
export const COUNT_UNREAD = defineQuery<[], { unread: number }>({
  name: 'contact.count-unread',
  text: 'select count(*)::int as unread from contact_messages where read_at is null and archived_at is null',
  columns: { unread: 'integer' },
});

export const MESSAGE = defineQuery<[id: string], AdminMessageView>({
  name: 'contact.message',
  text: `${SELECT_MESSAGES} where m.id = $1`,
  columns: MESSAGE_TYPES,
});
