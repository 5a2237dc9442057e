export const media = `
  -- An upload claims its name ('receiving') before its bytes are stored.
  create table stored_files (
    name text primary key,
    kind text not null,
    content_type text not null,
    byte_size bigint not null,
    width integer,
    height integer,
    color text,
    status text not null default 'processing',
    failure text,
    seconds integer,
    unused_since timestamptz,
    missing_since timestamptz,
    created_at timestamptz not null default now(),
    constraint stored_files_kind_check check (kind in ('image', 'video')),
    constraint stored_files_name_check check (name ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}(\\.[a-z0-9]{2,5})?$'),
    constraint stored_files_status_check check (status in ('receiving', 'processing', 'ready', 'failed'))
  );
  create index stored_files_missing_idx on stored_files (missing_since) where missing_since is not null;
  create index stored_files_unfinished_idx on stored_files (status) where status <> 'ready';
  create trigger stored_files_announce after insert or update or delete on stored_files
    for each statement execute function announce_change();

  create table ai_visualizations (
    id uuid primary key default gen_random_uuid(),
    session_id text not null,
    original_image_url text,
    uploaded_image_base64 text,
    clothing_type text,
    generated_image_url text,
    design_description text,
    customer_note text,
    created_at timestamptz not null default now()
  );
  create index ai_visualizations_session_id_idx on ai_visualizations (session_id);
`;
