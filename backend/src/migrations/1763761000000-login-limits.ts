import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = [
  `create index login_attempts_tried_at_idx on login_attempts (tried_at)`,
  `create index login_attempts_username_idx on login_attempts (username_hash, tried_at)`,
  `create table login_addresses (
      username_hash text not null,
      address text not null,
      signed_in_at timestamptz not null,
      constraint login_addresses_pkey primary key (username_hash, address)
    )`,
];

/** Limits failed logins by name alone, except from addresses where the name has signed in before. */
export class LoginLimits1763761000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table login_addresses');
    await runner.query('drop index login_attempts_username_idx, login_attempts_tried_at_idx');
  }
}
