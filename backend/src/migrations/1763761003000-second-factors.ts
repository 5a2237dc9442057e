import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = [
  `alter table users
      add column totp_secret text,
      add column totp_confirmed_at timestamptz,
      add column totp_last_step integer`,
  `create table recovery_codes (
      user_id uuid not null,
      code_hash text not null,
      used_at timestamptz,
      constraint recovery_codes_pkey primary key (user_id, code_hash),
      constraint recovery_codes_user_id_fkey foreign key (user_id) references users (id) on delete cascade
    )`,
  `create table passkeys (
      id uuid not null default gen_random_uuid(),
      user_id uuid not null,
      credential_id text not null,
      public_key bytea not null,
      counter bigint not null,
      transports text[] not null,
      name text not null,
      created_at timestamptz not null,
      last_used_at timestamptz,
      constraint passkeys_pkey primary key (id),
      constraint passkeys_credential_id_key unique (credential_id),
      constraint passkeys_user_id_fkey foreign key (user_id) references users (id) on delete cascade
    )`,
  `create index passkeys_user_id_idx on passkeys (user_id)`,
  `create table auth_challenges (
      token_hash text not null,
      user_id uuid not null,
      token_version integer not null,
      purpose text not null,
      passkey_challenge text,
      expires_at timestamptz not null,
      constraint auth_challenges_pkey primary key (token_hash),
      constraint auth_challenges_user_id_fkey foreign key (user_id) references users (id) on delete cascade,
      constraint auth_challenges_purpose_check check (purpose in ('login', 'register-passkey', 'confirm'))
    )`,
  `create index auth_challenges_user_id_idx on auth_challenges (user_id)`,
  `create index auth_challenges_expires_at_idx on auth_challenges (expires_at)`,
];

/** Second factors of admins: codes of an authenticator app, passkeys and recovery codes. */
export class SecondFactors1763761003000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table auth_challenges, passkeys, recovery_codes');
    await runner.query('alter table users drop column totp_secret, drop column totp_confirmed_at, drop column totp_last_step');
  }
}
