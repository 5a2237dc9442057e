import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The keys of admins move into the table of the orders' keys. The release before inserts orders' rows without the new columns, and
 * keeps its own table of admins' keys until it no longer runs: that table is dropped in a later release.
 */
export class OneIdempotency1795778100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table idempotency_keys
        add state text not null default 'done',
        add expires_at timestamptz not null default now() + interval '7 days',
        alter response drop not null;
      drop index idempotency_keys_created_at_idx;
      create index idempotency_keys_expires_at_idx on idempotency_keys (expires_at);
      insert into idempotency_keys (session_id, key, request_hash, state, response, created_at, expires_at)
        select admin_id::text, key, request_hash, state, to_jsonb(response), created_at, created_at + interval '24 hours'
        from admin_idempotency_keys;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      delete from idempotency_keys where session_id not like 'session-%';
      drop index idempotency_keys_expires_at_idx;
      create index idempotency_keys_created_at_idx on idempotency_keys (created_at);
      alter table idempotency_keys drop expires_at, drop state, alter response set not null;
    `);
  }
}
