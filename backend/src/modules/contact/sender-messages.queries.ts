import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { defineQuery } from '#platform/database/define-query.js';
import { holdsAllWords } from '#platform/database/search-words.sql.js';
import type { Tx } from '#platform/database/transactions.js';
import type { ContactSubject } from './contact-message.entity.js';

const MAX_ROWS = 50;
/** Older senders are not searched, so that the time of a search is bounded. */
const SEARCHED_MESSAGES = 2_000;

interface SenderMessage {
  id: string;
  name: string;
  subject: ContactSubject;
  message: string;
  read: boolean;
  createdAt: Date;
}

const MESSAGES_OF_SENDER = defineQuery<[email: string], SenderMessage>({
  name: 'contact.messages-of-sender',
  text: `select id, name, subject, message, read_at is not null as read, created_at as "createdAt" from contact_messages
    where lower(email) = lower($1::text) order by created_at desc, id desc limit ${MAX_ROWS}`,
  columns: { id: 'uuid', name: 'text', subject: 'text', message: 'text', read: 'boolean', createdAt: 'timestamptz' },
});

/** What a sender wrote and was answered. */
export interface SentMessage extends Omit<SenderMessage, 'read'> {
  email: string;
  replies: { text: string; createdAt: string }[];
}

const ALL_OF_SENDER = defineQuery<[email: string], SentMessage>({
  name: 'contact.all-of-sender',
  text: `select id, name, email, subject, message, created_at as "createdAt",
      (select coalesce(json_agg(json_build_object('text', text, 'createdAt', reply.created_at) order by reply.created_at, reply.id), '[]')
        from message_replies reply where message_id = contact_messages.id) as replies
    from contact_messages where lower(email) = lower($1::text) order by created_at, id`,
  columns: {
    id: 'uuid',
    name: 'text',
    email: 'text',
    subject: 'text',
    message: 'text',
    createdAt: 'timestamptz',
    replies: 'json',
  },
});

const FIND_SENDERS = defineQuery<[words: readonly string[], limit: number], { email: string; name: string; at: Date }>({
  name: 'contact.find-senders',
  text: `select email, name, at from (
      select distinct on (email) email, name, at from (
        select lower(email) as email, name, created_at as at from contact_messages
        order by created_at desc, id desc limit ${SEARCHED_MESSAGES}
      ) recent where ${holdsAllWords(`folded_text(name || ' ' || email)`, '$1')} order by email, at desc
    ) people order by at desc, email limit $2`,
  columns: { email: 'text', name: 'text', at: 'timestamptz' },
});

type FoundMessage = Pick<SenderMessage, 'id' | 'name' | 'subject' | 'createdAt'>;

const FIND_MESSAGES = defineQuery<[words: readonly string[], limit: number], FoundMessage>({
  name: 'contact.find-messages',
  text: `select id, name, subject, created_at as "createdAt" from (
      select * from contact_messages order by created_at desc, id desc limit ${SEARCHED_MESSAGES}
    ) recent where ${holdsAllWords('search_text', '$1')} order by created_at desc, id desc limit $2`,
  columns: { id: 'uuid', name: 'text', subject: 'text', createdAt: 'timestamptz' },
});

const DELETE_OF_SENDER = defineQuery<[email: string]>({
  name: 'contact.delete-of-sender',
  text: 'delete from contact_messages where lower(email) = lower($1::text)',
});

const WITH_MESSAGES = defineQuery<[emails: readonly string[]], { email: string }>({
  name: 'contact.emails-with-messages',
  text: `select known as email from unnest($1::text[]) known where exists (select from contact_messages where lower(email) = known)`,
  columns: { email: 'text' },
});

/** The messages of one email address, for other modules; its case does not matter. */
@Injectable()
export class SenderMessages {
  constructor(@InjectDataSource() private readonly db: DataSource) {}

  /** Newest first, at most 50. */
  rows(email: string): Promise<SenderMessage[]> {
    return MESSAGES_OF_SENDER.rows(this.db, email);
  }

  /** All of them with their replies, oldest first. */
  all(email: string): Promise<SentMessage[]> {
    return ALL_OF_SENDER.rows(this.db, email);
  }

  /** Senders by words in lower case and without accents, newest first. */
  find(words: readonly string[], limit: number): Promise<{ email: string; name: string; at: Date }[]> {
    return FIND_SENDERS.rows(this.db, words, limit);
  }

  /** Messages by words in lower case and without accents, newest first. */
  messages(words: readonly string[], limit: number): Promise<FoundMessage[]> {
    return FIND_MESSAGES.rows(this.db, words, limit);
  }

  /** Returns the number of deleted messages. */
  delete(tx: Tx, email: string): Promise<number> {
    return DELETE_OF_SENDER.execute(tx, email);
  }

  /** The addresses of `emails`, which are in lower case, that a message names. */
  async known(tx: Tx, emails: readonly string[]): Promise<string[]> {
    return (await WITH_MESSAGES.rows(tx, emails)).map(({ email }) => email);
  }
}
