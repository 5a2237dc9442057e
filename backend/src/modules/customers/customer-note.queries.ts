import { defineQuery } from '#platform/database/define-query.js';
import type { CustomerNoteView } from './customer.view.js';

/** Oldest first. */
export const notesOfCustomer = defineQuery<[email: string], CustomerNoteView>({
  name: 'customers.notes',
  text: `select id, author, text, created_at as "createdAt" from customer_notes where email = lower($1::text) order by created_at, id`,
  columns: { id: 'uuid', author: 'text', text: 'text', createdAt: 'timestamptz' },
});

export const addNote = defineQuery<[email: string, author: string, text: string]>({
  name: 'customers.add-note',
  text: 'insert into customer_notes (email, author, text) values (lower($1::text), $2, $3)',
});

export const deleteNotes = defineQuery<[emails: readonly string[]]>({
  name: 'customers.delete-notes',
  text: 'delete from customer_notes where email in (select lower(email) from unnest($1::text[]) email)',
});

/** The addresses after `after` that have notes, in order. */
export const notedEmails = defineQuery<[after: string, limit: number], { email: string }>({
  name: 'customers.noted-emails',
  text: 'select distinct email from customer_notes where email > $1 order by email limit $2',
  columns: { email: 'text' },
});

export const foldedEmail = defineQuery<[email: string], { email: string }>({
  name: 'customers.folded-email',
  text: 'select lower($1::text) as email',
  columns: { email: 'text' },
});
