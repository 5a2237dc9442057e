import { defineQuery } from '../database/define-query.js';

export const RECORD_JOB_RUN = defineQuery<[job: string]>({
  name: 'queue.record-job-run',
  text: `insert into job_runs (job, succeeded_at) values ($1, now())
    on conflict (job) do update set succeeded_at = excluded.succeeded_at`,
});

interface JobRunAge {
  job: string;
  ageSeconds: number;
}

export const JOB_RUN_AGES = defineQuery<[], JobRunAge>({
  name: 'queue.job-run-ages',
  text: 'select job, extract(epoch from now() - succeeded_at)::int as "ageSeconds" from job_runs',
  columns: { job: 'text', ageSeconds: 'integer' },
});
