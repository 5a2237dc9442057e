export const operations = `
  create table backups (
    id uuid primary key default gen_random_uuid(),
    started_at timestamptz not null,
    finished_at timestamptz not null default now(),
    row_count bigint not null default 0,
    byte_size bigint not null default 0,
    error text
  );
  create index backups_finished_at_idx on backups (finished_at);
`;
