import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Text pages such as Returns, with every text that was in force. Processes cache the published ones. */
export class Pages1763760200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table pages (
      slug text not null,
      title text not null,
      body text not null,
      html text not null,
      published boolean not null default false,
      version integer not null default 1,
      updated_at timestamptz not null default now(),
      constraint pages_pkey primary key (slug)
    )`);
    await runner.query(`create table page_revisions (
      slug text not null,
      version integer not null,
      title text not null,
      body text not null,
      published boolean not null,
      admin_name text not null,
      saved_at timestamptz not null default now(),
      constraint page_revisions_pkey primary key (slug, version)
    )`);
    await runner.query(`create trigger pages_announce after insert or update or delete on pages
      for each statement execute function announce_change()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table page_revisions');
    await runner.query('drop table pages');
  }
}
