import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Written by a trigger, so that messages that the previous release receives are found too. */
const SEARCH_TEXT = [
  `alter table contact_messages add column search_text text not null default ''`,
  `create function set_contact_message_search_text() returns trigger language plpgsql as $$
    begin
      new.search_text := folded_text(new.name || ' ' || new.email || ' ' || new.message);
      return new;
    end
  $$`,
  `create trigger contact_messages_search_text before insert or update of name, email, message
    on contact_messages for each row execute function set_contact_message_search_text()`,
  'update contact_messages set name = name',
  'create index contact_messages_search_text_idx on contact_messages using gin (search_text gin_trgm_ops)',
];

/** Messages are searched without regard to case and accents, and can be put away. */
export class MessageSearch1763807000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of SEARCH_TEXT) await runner.query(statement);
    await runner.query('alter table contact_messages add column archived_at timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table contact_messages drop column archived_at');
    await runner.query('drop trigger contact_messages_search_text on contact_messages');
    await runner.query('drop function set_contact_message_search_text()');
    await runner.query('alter table contact_messages drop column search_text');
  }
}
