export const cart = `
  create table cart_items (
    id uuid primary key default gen_random_uuid(),
    session_id text not null,
    product_id uuid not null references products on delete cascade,
    variant_id uuid,
    quantity integer not null default 1,
    added_at timestamptz not null default clock_timestamp(),
    touched_at timestamptz not null default clock_timestamp(),
    constraint cart_items_line_key unique nulls not distinct (session_id, product_id, variant_id),
    constraint cart_items_variant_fkey foreign key (product_id, variant_id) references product_variants (product_id, id) on delete cascade,
    constraint cart_items_quantity_check check (quantity between 1 and 99)
  );
  create index cart_items_touched_at_idx on cart_items (touched_at);
  create index cart_items_variant_id_idx on cart_items (variant_id) where variant_id is not null;
`;
