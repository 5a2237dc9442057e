import { BATCH_JOBS, type JobName, type JobPayloads } from '#src/jobs.js';
import type { JobToAdd } from './jobs.js';

/** A worker that is killed repeats at most this much. */
const MAX_JOBS_PER_BATCH = 50;

/** Replaces jobs that `BATCH_JOBS` knows by one for up to 50 of them; a job that has no company stays as it is. */
export function inBatches(jobs: readonly JobToAdd[]): JobToAdd[] {
  const names = Object.keys(BATCH_JOBS) as JobName[];
  const others = jobs.filter(({ name }) => !names.includes(name));
  return [...others, ...names.flatMap((name) => batchesOf(name, jobs))];
}

function batchesOf(name: JobName, jobs: readonly JobToAdd[]): JobToAdd[] {
  const batchName = BATCH_JOBS[name];
  const ofName = jobs.filter((job) => job.name === name);
  const batches: JobToAdd[] = [];
  for (let start = 0; start < ofName.length; start += MAX_JOBS_PER_BATCH) {
    const batch = ofName.slice(start, start + MAX_JOBS_PER_BATCH);
    const [first, ...rest] = batch;
    if (!first || !batchName || rest.length === 0) batches.push(...batch);
    else batches.push({ name: batchName, payload: { jobs: batch } as JobPayloads[JobName], id: `batch-${first.id}` });
  }
  return batches;
}
