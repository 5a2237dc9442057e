export const settings = `
  create table shop_settings (
    id integer primary key default 1,
    "values" jsonb not null,
    version integer not null default 0,
    constraint shop_settings_single_check check (id = 1)
  );
  create trigger shop_settings_announce after insert or update or delete on shop_settings
    for each statement execute function announce_change();

  -- Where money went, and who changed it: rows are never changed.
  create table payment_handle_changes (
    id uuid primary key default gen_random_uuid(),
    handle text not null,
    before text not null,
    after text not null,
    admin_name text not null,
    changed_at timestamptz not null default now()
  );

  create table pages (
    slug text primary key,
    title text not null,
    body text not null,
    html text not null,
    published boolean not null default false,
    version integer not null default 1,
    updated_at timestamptz not null default now()
  );
  create trigger pages_announce after insert or update or delete on pages
    for each statement execute function announce_change();

  -- Every text that was in force.
  create table page_revisions (
    slug text not null,
    version integer not null,
    title text not null,
    body text not null,
    published boolean not null,
    admin_name text not null,
    saved_at timestamptz not null default now(),
    primary key (slug, version)
  );
`;
