import type { MigrationInterface, QueryRunner } from 'typeorm';

const searchText = (texts: string): string => `
  create or replace function set_contact_message_search_text() returns trigger language plpgsql as $$
    begin
      new.search_text := folded_text(${texts});
      return new;
    end
  $$;`;
const OWN_TEXTS = `new.name || ' ' || new.email || ' ' || new.message`;

/** Staff answer messages in the admin, and a search finds the replies. */
export class MessageReplies1795760000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table contact_messages add answering_by text, add answering_until timestamptz;

      create table message_replies (
        id uuid constraint message_replies_pkey primary key default gen_random_uuid(),
        message_id uuid not null constraint message_replies_message_id_fkey references contact_messages on delete cascade,
        author text not null,
        text text not null constraint message_replies_text_check check (char_length(text) between 1 and 5000),
        created_at timestamptz not null default clock_timestamp()
      );
      create index message_replies_message_id_idx on message_replies (message_id, created_at);

      create table saved_answers (
        id uuid constraint saved_answers_pkey primary key default gen_random_uuid(),
        text text not null constraint saved_answers_text_check check (char_length(text) between 1 and 5000),
        created_at timestamptz not null default now()
      );

      ${searchText(`${OWN_TEXTS} || coalesce((select string_agg(' ' || text, '') from message_replies where message_id = new.id), '')`)}
      create function search_message_reply() returns trigger language plpgsql as $$
        begin
          update contact_messages set name = name where id = new.message_id;
          return null;
        end
      $$;
      create trigger message_replies_search_text after insert on message_replies
        for each row execute function search_message_reply();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table message_replies, saved_answers;
      drop function search_message_reply;
      ${searchText(OWN_TEXTS)}
      update contact_messages set name = name;
      alter table contact_messages drop answering_by, drop answering_until;
    `);
  }
}
