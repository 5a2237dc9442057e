export const invoices = `
  create table invoices (
    id uuid primary key default gen_random_uuid(),
    invoice_number text not null,
    client_name text not null,
    client_email text,
    client_phone text,
    subtotal numeric(10, 2) not null default 0,
    tax_amount numeric(10, 2) not null default 0,
    total_amount numeric(10, 2) not null default 0,
    status text not null default 'draft',
    notes text,
    due_on date,
    revision integer not null default 1,
    sent_total numeric(10, 2),
    sent_at timestamptz,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    constraint invoices_number_key unique (invoice_number),
    constraint invoices_status_check check (status in ('draft', 'sent', 'paid', 'cancelled')),
    constraint invoices_total_check check (total_amount = subtotal + tax_amount and subtotal >= 0 and tax_amount >= 0)
  );
  create index invoices_client_email_idx on invoices (lower(client_email), created_at);
  create index invoices_created_at_idx on invoices (created_at);

  create table invoice_items (
    id uuid primary key default gen_random_uuid(),
    invoice_id uuid not null references invoices on delete cascade,
    position integer not null default 0,
    product_id uuid references products on delete set null,
    product_name text,
    custom_product_name text,
    custom_product_price numeric(10, 2),
    quantity integer not null default 1,
    unit_price numeric(10, 2) not null,
    total_price numeric(10, 2) not null,
    created_at timestamptz not null default now(),
    constraint invoice_items_quantity_check check (quantity >= 1),
    constraint invoice_items_total_check check (total_price = unit_price * quantity),
    constraint invoice_items_unit_price_check check (unit_price > 0)
  );
  create index invoice_items_invoice_id_idx on invoice_items (invoice_id);

  -- The stored PDF is current while its revision and the printed settings are.
  create table invoice_pdfs (
    invoice_id uuid primary key references invoices on delete cascade,
    revision integer not null,
    printed_settings text not null default '',
    bytes bytea not null,
    created_at timestamptz not null default now()
  );

  -- Every PDF that went to a client. The database checks the checksum, so a damaged PDF cannot be written or restored.
  create table sent_invoice_pdfs (
    id uuid primary key default gen_random_uuid(),
    invoice_id uuid not null references invoices on delete restrict,
    sending_id uuid not null,
    sent_to text not null,
    total_amount numeric(10, 2) not null,
    bytes bytea not null,
    checksum text not null,
    created_at timestamptz not null default now(),
    delivered_at timestamptz,
    constraint sent_invoice_pdfs_sending_key unique (sending_id, checksum),
    constraint sent_invoice_pdfs_checksum_check check (checksum = encode(sha256(bytes), 'hex'))
  );
  create index sent_invoice_pdfs_invoice_id_idx on sent_invoice_pdfs (invoice_id);
`;
