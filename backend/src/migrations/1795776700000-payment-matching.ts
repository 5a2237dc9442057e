import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Payments found in statements: see docs/payment-matching.md. */
export class PaymentMatching1795776700000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table statement_files (
        id uuid primary key default gen_random_uuid(),
        content_hash text not null,
        file_name text not null,
        source text not null,
        read_by text not null,
        read_at timestamptz not null default now(),
        counts jsonb not null,
        constraint statement_files_source_check check (source in ('venmo', 'cashapp', 'zelle'))
      );
      create unique index statement_files_content_key on statement_files (content_hash);
      create index statement_files_read_at_idx on statement_files (read_at, id);

      create table statement_lines (
        id uuid primary key default gen_random_uuid(),
        file_id uuid not null references statement_files,
        source text not null,
        external_id text not null,
        paid_on date not null,
        payer text,
        note text,
        cents integer not null,
        state text not null,
        reason text,
        owed_cents integer not null default 0,
        returned_at timestamptz,
        returned_reference text,
        decided_by text,
        decided_at timestamptz,
        created_at timestamptz not null default now(),
        constraint statement_lines_source_check check (source in ('venmo', 'cashapp', 'zelle')),
        constraint statement_lines_external_id_check check (length(external_id) between 1 and 200),
        constraint statement_lines_payer_check check (length(payer) <= 120),
        constraint statement_lines_note_check check (length(note) <= 280),
        constraint statement_lines_cents_check check (cents > 0),
        constraint statement_lines_state_check check (state in ('review', 'matched', 'owed', 'dismissed')),
        constraint statement_lines_owed_cents_check check (owed_cents between 0 and cents)
      );
      create unique index statement_lines_external_id_key on statement_lines (source, external_id);
      create index statement_lines_state_idx on statement_lines (state, paid_on, id);
      create index statement_lines_owed_idx on statement_lines (paid_on, id) where owed_cents > 0 and returned_at is null;
      create index statement_lines_file_id_idx on statement_lines (file_id);

      create table statement_line_orders (
        line_id uuid not null references statement_lines,
        order_id uuid not null references orders on delete cascade,
        primary key (line_id, order_id)
      );
      create index statement_line_orders_order_id_idx on statement_line_orders (order_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table statement_line_orders; drop table statement_lines; drop table statement_files;');
  }
}
