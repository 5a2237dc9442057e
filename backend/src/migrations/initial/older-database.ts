import type { QueryRunner } from 'typeorm';
import { announcements } from '../../database-functions/announcements.js';

/** The last migration before 1.0.0 (commit 80b3d493); 57 older ones precede it. */
const LAST_BEFORE = 'TimesOfOrdersToShip1763813000000';

const TOO_OLD = 'The database is older than the last commit before 1.0.0: start commit 80b3d493 on it once, then this release';

/** From the schema of the last commit before 1.0.0 to that of 1.0.0, with all rows. */
const DIFFERENCE = `
  alter table categories add column deleted_at timestamptz, add column former_product_ids uuid[] not null default '{}',
    drop constraint categories_slug_key;
  create unique index categories_slug_key on categories (slug) where deleted_at is null;
  insert into categories (id, name, slug, image_url, size_guide, sort_order, version, deleted_at, former_product_ids)
    select id, name, slug, image_url, size_guide, sort_order, version, deleted_at, product_ids from deleted_categories;
  drop table deleted_categories;

  alter table artists add column deleted_at timestamptz, add column former_product_ids uuid[] not null default '{}';
  insert into artists (id, name, location, story, image_url, is_active, version, created_at, deleted_at, former_product_ids)
    select id, name, location, story, image_url, is_active, version, created_at, deleted_at, product_ids from deleted_artists;
  drop table deleted_artists;

  alter table products add column country_of_origin text;

  alter table invitations add column invited_by_id uuid,
    add constraint invitations_invited_by_id_fkey foreign key (invited_by_id) references users (id) on delete cascade;
  create index invitations_invited_by_id_idx on invitations (invited_by_id);
  update invitations i set invited_by_id = u.id from users u where u.username = i.invited_by;
  delete from invitations where invited_by_id is null and invited_by <> 'server' and accepted_at is null;

  create table admin_idempotency_keys (
    admin_id uuid not null, key text not null, request_hash text not null, state text not null default 'running',
    response text, created_at timestamptz not null default now(),
    constraint admin_idempotency_keys_pkey primary key (admin_id, key)
  );
  create index admin_idempotency_keys_created_at_idx on admin_idempotency_keys (created_at);

  update tiktok_imports set error = error - 'facts' || jsonb_build_object('extensions', error -> 'facts') where error ? 'facts';

  alter table orders drop constraint orders_payment_method_check,
    add constraint orders_payment_method_check check (payment_method ~ '^[a-z][a-z0-9-]{1,30}$');
  alter table checkouts drop constraint checkouts_payment_method_check,
    add constraint checkouts_payment_method_check check (payment_method ~ '^[a-z][a-z0-9-]{1,30}$');
`;

/** Those that 1.0.0 has otherwise. */
const CHANGED_FUNCTIONS = [
  'announce_change',
  'announce_order_change',
  'announce_product_update',
  'announce_variant_update',
] as const;

/**
 * Takes over a database from before 1.0.0, whose migrations had other names: whether it was one. Belongs into the transaction of
 * the first migration, so that a failure leaves the database as it was.
 * @throws Error with what to do when the last migrations before 1.0.0 have not run
 */
export async function adoptOlderDatabase(runner: QueryRunner): Promise<boolean> {
  const applied = (await runner.query('select name from migrations')) as { name: string }[];
  if (applied.length === 0) return false;
  if (!applied.some(({ name }) => name === LAST_BEFORE)) throw new Error(TOO_OLD);
  await runner.query(DIFFERENCE);
  for (const name of CHANGED_FUNCTIONS) await runner.query(announcements[name]);
  await runner.query('delete from migrations');
  return true;
}
