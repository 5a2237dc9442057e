export const productImport = `
  -- What the merchant's feed last said about each product that came from it.
  create table feed_products (
    product_id uuid primary key references products on delete cascade,
    last_imported jsonb not null,
    imported_at timestamptz not null default now()
  );

  create table tiktok_imports (
    id uuid primary key default gen_random_uuid(),
    shared_text text not null,
    page_source text,
    admin_id uuid,
    admin_name text not null,
    status text not null default 'waiting',
    step text,
    product_id uuid references products on delete set null,
    error jsonb,
    created_at timestamptz not null default now(),
    constraint tiktok_imports_status_check check (status in ('waiting', 'running', 'done', 'refused'))
  );
`;
