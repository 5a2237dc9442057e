import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What alerts read: when the recurring jobs succeeded last, and the emails that wait. */
export class JobRuns1763794000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table job_runs (
      job text not null, succeeded_at timestamptz not null, constraint job_runs_pkey primary key (job))`);
    await runner.query('create index mails_unsent_idx on mails (created_at) where sent_at is null');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index mails_unsent_idx');
    await runner.query('drop table job_runs');
  }
}
