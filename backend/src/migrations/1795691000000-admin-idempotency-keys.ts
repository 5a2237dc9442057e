import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Requests of admins that create something, by the key that makes repeating them harmless. */
export class AdminIdempotencyKeys1795691000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table admin_idempotency_keys (
      admin_id uuid not null,
      key text not null,
      request_hash text not null,
      state text not null default 'running',
      response text,
      created_at timestamptz not null default now(),
      constraint admin_idempotency_keys_pkey primary key (admin_id, key)
    )`);
    await runner.query('create index admin_idempotency_keys_created_at_idx on admin_idempotency_keys (created_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table admin_idempotency_keys');
  }
}
