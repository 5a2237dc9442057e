export const platform = `
  -- Finds a part of a name among many rows. Trusted since Postgres 13: the owner of the database may add it.
  create extension if not exists pg_trgm;

  -- Lower case and without accents, as foldText of the contract makes it.
  create function folded_text(value text) returns text language sql immutable parallel safe
    return lower(regexp_replace(normalize(value, NFD), '[\\u0300-\\u036f]', '', 'g'));

  -- Processes cache what they have read; the notification arrives after the commit and empties their caches.
  create function announce_change() returns trigger language plpgsql as $$
    begin
      perform pg_notify('shop_changes', tg_table_name);
      return null;
    end
  $$;

  -- held_until: an event waits, so that the step that caused it can be undone. context: the request and the trace that caused it.
  create table outbox (
    id uuid primary key default gen_random_uuid(),
    topic text not null,
    payload jsonb not null,
    context jsonb,
    dedupe_key text not null,
    attempts integer not null default 0,
    last_error text,
    available_at timestamptz not null default now(),
    held_until timestamptz,
    created_at timestamptz not null default now(),
    done_at timestamptz,
    constraint outbox_dedupe_key unique (dedupe_key)
  );
  create index outbox_waiting_idx on outbox (available_at) where done_at is null;
  create trigger outbox_announce after insert on outbox
    for each statement execute function announce_change();

  create table counters (
    name text primary key,
    value integer not null default 0
  );

  -- When the recurring jobs succeeded last, for alerts.
  create table job_runs (
    job text primary key,
    succeeded_at timestamptz not null
  );
`;
