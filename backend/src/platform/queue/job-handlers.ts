import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { JOBS } from '#src/jobs.js';
import { handledJobs, type JobContext } from './handles-job.js';

type Run = (payload: unknown, run: JobContext) => Promise<unknown>;

/** What is wrong with the handlers found, one line a job; empty when each job has exactly one. */
export function handlerProblems(jobs: readonly string[], found: ReadonlyMap<string, readonly string[]>): string[] {
  const missing = jobs.filter((job) => !found.has(job)).map((job) => `${job}: no handler`);
  const doubled = [...found].filter(([, places]) => places.length > 1).map(([job, places]) => `${job}: ${places.join(' and ')}`);
  return [...missing, ...doubled];
}

/** Finds the handler of every job at start, and refuses to start when one is missing or doubled. */
@Injectable()
export class JobHandlers implements OnModuleInit {
  private readonly handlers = new Map<string, Run>();

  constructor(private readonly discovery: DiscoveryService) {}

  onModuleInit(): void {
    const found = new Map<string, string[]>();
    for (const instance of this.instances()) {
      for (const { job, method } of handledJobs(Object.getPrototypeOf(instance) as object)) {
        found.set(job, [...(found.get(job) ?? []), `${instance.constructor.name}.${method}`]);
        this.handlers.set(job, (Reflect.get(instance, method) as Run).bind(instance));
      }
    }
    const problems = handlerProblems(Object.keys(JOBS), found);
    if (problems.length > 0) throw new Error(`every job needs exactly one handler:\n  ${problems.join('\n  ')}`);
  }

  async run(name: string, payload: unknown, run: JobContext): Promise<unknown> {
    const handler = this.handlers.get(name);
    if (!handler) throw new Error(`nothing handles the job ${name}: it was left by another version of the shop`);
    return handler(payload, run);
  }

  private instances(): Set<object> {
    const all = this.discovery
      .getProviders()
      .map((wrapper): unknown => (wrapper.isDependencyTreeStatic() ? wrapper.instance : undefined));
    return new Set(all.filter((instance): instance is object => typeof instance === 'object' && instance !== null));
  }
}
