import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = [
  `alter table users
      add column display_name text,
      add column email text,
      add column role text not null default 'owner',
      add column disabled_at timestamptz,
      add column password_changed_at timestamptz,
      add constraint users_role_check check (role in ('owner', 'manager', 'packer', 'bookkeeper'))`,
  `create table invitations (
      id uuid not null default gen_random_uuid(),
      token_hash text not null,
      user_id uuid,
      username text not null,
      role text not null,
      email text,
      invited_by text not null,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      accepted_at timestamptz,
      constraint invitations_pkey primary key (id),
      constraint invitations_token_hash_key unique (token_hash),
      constraint invitations_user_id_fkey foreign key (user_id) references users (id) on delete cascade,
      constraint invitations_role_check check (role in ('owner', 'manager', 'packer', 'bookkeeper'))
    )`,
  `create index invitations_user_id_idx on invitations (user_id)`,
];

/** Roles of admins, disabled accounts, and links with which somebody chooses a password. */
export class StaffAccounts1763761001000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table invitations');
    await runner.query(`alter table users drop column display_name, drop column email, drop column role,
      drop column disabled_at, drop column password_changed_at`);
  }
}
