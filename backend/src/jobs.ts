import type { ShopEventName, ShopEvents } from './events.js';

/** Every job: name -> payload. Payloads carry ids only. Names are in the imperative. */
export interface JobPayloads {
  'media.render': { name: string };
  'outbox.forget-done': Record<string, never>;
}

export type JobName = keyof JobPayloads;

export interface JobPlan {
  queue: QueueName;
  /** Tries before the job is put aside as failed, where staff sees it and may retry it. */
  attempts: number;
  /** Pause before the second try in ms; it doubles with every further one. */
  backoffMs: number;
  /** Runs again and again at this distance in ms, whoever asks for it. */
  everyMs?: number;
}

/** Queues and how many of their jobs one worker process runs at once. */
export const QUEUES = {
  /** Short work: mails, clean-ups. */
  shop: { concurrency: 4 },
  /** Work that fills a processor: one at a time, so that the shop stays quick beside it. */
  media: { concurrency: 1 },
} as const;

export type QueueName = keyof typeof QUEUES;

const MINUTE_MS = 60_000;

/** The boot fails when one of these has no handler or two; see `platform/queue/handles-job.ts`. */
export const JOBS: Record<JobName, JobPlan> = {
  'media.render': { queue: 'media', attempts: 5, backoffMs: 2_000 },
  'outbox.forget-done': { queue: 'shop', attempts: 2, backoffMs: 1_000, everyMs: 60 * MINUTE_MS },
};

type JobsTaking<Payload> = { [Name in JobName]: Payload extends JobPayloads[Name] ? Name : never }[JobName];

/**
 * Which jobs a fact of the outbox starts; each gets the fact's payload. A fact that is not named here yet waits in the
 * outbox until it is.
 */
export const REACTIONS: { [Name in ShopEventName]?: readonly JobsTaking<ShopEvents[Name]>[] } = {
  'file.stored': ['media.render'],
};
