import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What artists are owed: see docs/artist-ledger.md. No foreign key to order_items: a change of a size can remove an item. */
export class ArtistLedger1795777100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table ledger_entries (
        id uuid primary key default gen_random_uuid(),
        artist_id uuid not null,
        artist_name text not null,
        kind text not null,
        at timestamptz not null default now(),
        cents bigint not null,
        base_cents bigint,
        order_item_id uuid,
        payment_event_id uuid references order_events,
        change_id uuid references refunded_amount_changes,
        reverses_id uuid references ledger_entries,
        request_id uuid,
        reference text,
        sent_on date,
        note text,
        actor text not null,
        constraint ledger_entries_kind_check
          check (kind in ('sale', 'reversal', 'design-fee', 'deduction', 'adjustment', 'payout')),
        constraint ledger_entries_cause_check check (
          (kind = 'sale') = (payment_event_id is not null) and (kind = 'reversal') = (change_id is not null)
          and (kind in ('sale', 'reversal')) = (order_item_id is not null)
          and (kind in ('sale', 'reversal')) = (base_cents is not null)
          and (kind in ('sale', 'reversal')) = (request_id is null)),
        constraint ledger_entries_amount_check check (case kind
          when 'design-fee' then (cents > 0) = (reverses_id is null) and cents <> 0
          when 'deduction' then (cents < 0) = (reverses_id is null) and cents <> 0
          when 'payout' then (cents < 0) = (reverses_id is null) and cents <> 0
          when 'adjustment' then cents <> 0
          else reverses_id is null end),
        constraint ledger_entries_note_check check (length(note) between 1 and 300)
      );
      create index ledger_entries_artist_idx on ledger_entries (artist_id, at, id);
      create index ledger_entries_order_item_id_idx on ledger_entries (order_item_id);
      create unique index ledger_entries_payment_event_key on ledger_entries (payment_event_id, order_item_id);
      create unique index ledger_entries_change_key on ledger_entries (change_id, order_item_id);
      create unique index ledger_entries_reverses_key on ledger_entries (reverses_id);
      create unique index ledger_entries_request_key on ledger_entries (request_id);

      -- Also for tables of the same kind: a row is written once.
      create function refuse_change() returns trigger language plpgsql as $$
        begin
          raise exception 'Rows of % are never changed or deleted', tg_table_name using errcode = 'restrict_violation';
        end
      $$;
      create trigger ledger_entries_append_only before update or delete on ledger_entries
        for each row execute function refuse_change();
      create trigger ledger_entries_keep before truncate on ledger_entries
        for each statement execute function refuse_change();

      -- Posting runs every minute and mostly adds nothing.
      create function announce_added() returns trigger language plpgsql as $$
        begin
          if exists (select from added) then perform pg_notify('shop_changes', tg_table_name); end if;
          return null;
        end
      $$;
      create trigger ledger_entries_announce after insert on ledger_entries referencing new table as added
        for each statement execute function announce_added();

      create table payees (
        artist_id uuid primary key,
        sealed text not null,
        method text not null,
        min_payout_cents integer not null default 0,
        on_hold boolean not null default false,
        version integer not null default 1,
        updated_at timestamptz not null default now(),
        constraint payees_method_check check (method in
          ('check', 'money-order', 'facility-deposit', 'bank-transfer', 'cashapp', 'venmo', 'zelle', 'donation')),
        constraint payees_min_payout_cents_check check (min_payout_cents >= 0)
      );
      create trigger payees_announce after insert or update or delete on payees
        for each statement execute function announce_change();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `drop table payees; drop table ledger_entries; drop function announce_added(); drop function refuse_change();`,
    );
  }
}
