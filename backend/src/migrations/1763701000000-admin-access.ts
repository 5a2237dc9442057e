import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLES = [
  `create table revoked_tokens (
      id uuid not null,
      expires_at timestamptz not null,
      constraint revoked_tokens_pkey primary key (id)
    )`,
  `create index revoked_tokens_expires_at_idx on revoked_tokens (expires_at)`,
  `create table login_attempts (
      id uuid not null default gen_random_uuid(),
      address text not null,
      username_hash text not null,
      tried_at timestamptz not null,
      constraint login_attempts_pkey primary key (id)
    )`,
  `create index login_attempts_address_idx on login_attempts (address, tried_at)`,
  `create table audit_log (
      id uuid not null default gen_random_uuid(),
      admin_id uuid,
      admin_name text not null,
      action text not null,
      entity text not null,
      entity_id text,
      detail jsonb not null default '{}',
      created_at timestamptz not null default now(),
      constraint audit_log_pkey primary key (id)
    )`,
  `create index audit_log_entity_idx on audit_log (entity, entity_id)`,
  `create index audit_log_created_at_idx on audit_log (created_at)`,
];

/** Logged-out tokens, counted login tries, and who changed what. */
export class AdminAccess1763701000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of TABLES) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table audit_log, login_attempts, revoked_tokens');
  }
}
