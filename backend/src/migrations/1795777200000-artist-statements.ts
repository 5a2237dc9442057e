import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What was printed for artists: see docs/artist-ledger.md. */
export class ArtistStatements1795777200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table statements (
        id uuid primary key default gen_random_uuid(),
        artist_id uuid not null,
        artist_name text not null,
        month date not null,
        until timestamptz not null,
        opening_cents bigint not null,
        closing_cents bigint not null,
        sealed_content text not null,
        created_at timestamptz not null default now(),
        actor text not null,
        constraint statements_month_check check (extract(day from month) = 1)
      );
      create unique index statements_artist_key on statements (artist_id, month);
      create index statements_month_idx on statements (month);
      create index statements_until_idx on statements (until);
      create trigger statements_append_only before update or delete on statements
        for each row execute function refuse_change();
      create trigger statements_keep before truncate on statements
        for each statement execute function refuse_change();
      create trigger statements_announce after insert on statements referencing new table as added
        for each statement execute function announce_added();

      -- A cause that is found after its month was closed counts in the first month that is open: statements never change.
      create function keep_closed_months() returns trigger language plpgsql as $$
        begin
          new.at := greatest(new.at, (select max(until) from statements));
          return new;
        end
      $$;
      create trigger ledger_entries_closed_months before insert on ledger_entries
        for each row execute function keep_closed_months();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop trigger ledger_entries_closed_months on ledger_entries;
      drop function keep_closed_months();
      drop table statements;
    `);
  }
}
