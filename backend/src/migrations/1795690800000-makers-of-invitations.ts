import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = [
  `alter table invitations add column invited_by_id uuid,
      add constraint invitations_invited_by_id_fkey foreign key (invited_by_id) references users (id) on delete cascade`,
  'create index invitations_invited_by_id_idx on invitations (invited_by_id)',
  `update invitations i set invited_by_id = u.id from users u where u.username = i.invited_by`,
  `delete from invitations where invited_by_id is null and invited_by <> 'server' and accepted_at is null`,
];

/** A link works only while its maker is an active owner, and names can change hands. */
export class MakersOfInvitations1795690800000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table invitations drop column invited_by_id');
  }
}
