import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Product files are imported in the admin, and each import keeps its report. */
export class FeedImports1795771000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table feed_imports (
        id uuid constraint feed_imports_pkey primary key default gen_random_uuid(),
        file_name text not null,
        content bytea,
        create_categories boolean not null,
        status text not null default 'checking',
        message text,
        admin_id uuid,
        admin_name text not null,
        created_at timestamptz not null default now(),
        started_at timestamptz,
        ended_at timestamptz,
        constraint feed_imports_status_check
          check (status in ('checking', 'checked', 'importing', 'done', 'stopped', 'refused'))
      );
      -- One import runs at a time.
      create unique index feed_imports_running_idx on feed_imports (status) where status = 'importing';

      create table feed_import_lines (
        import_id uuid not null constraint feed_import_lines_import_id_fkey references feed_imports on delete cascade,
        position integer not null,
        handle text not null,
        expected text not null,
        outcome text,
        report jsonb not null,
        constraint feed_import_lines_pkey primary key (import_id, position)
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table feed_import_lines, feed_imports');
  }
}
