import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { JOBS } from '#src/jobs.js';
import { handledJobs, type JobContext } from './handles-job.js';

type Handler = (payload: unknown, context: JobContext) => Promise<unknown>;

/** One line per job that has no handler or more than one. */
export function handlerProblems(jobs: readonly string[], found: ReadonlyMap<string, readonly string[]>): string[] {
  const missing = jobs.filter((job) => !found.has(job)).map((job) => `${job}: no handler`);
  const duplicate = [...found]
    .filter(([, handlers]) => handlers.length > 1)
    .map(([job, handlers]) => `${job}: ${handlers.join(' and ')}`);
  return [...missing, ...duplicate];
}

/** Finds the handler of every job at startup, which fails when a job has none or several. */
@Injectable()
export class JobHandlers implements OnModuleInit {
  private readonly handlers = new Map<string, Handler>();

  constructor(private readonly discovery: DiscoveryService) {}

  onModuleInit(): void {
    const found = new Map<string, string[]>();
    for (const instance of this.instances()) {
      for (const { job, method } of handledJobs(Object.getPrototypeOf(instance) as object)) {
        found.set(job, [...(found.get(job) ?? []), `${instance.constructor.name}.${method}`]);
        this.handlers.set(job, (Reflect.get(instance, method) as Handler).bind(instance));
      }
    }
    const problems = handlerProblems(Object.keys(JOBS), found);
    if (problems.length > 0) throw new Error(`Every job needs exactly one handler:\n  ${problems.join('\n  ')}`);
  }

  async run(name: string, payload: unknown, context: JobContext): Promise<unknown> {
    const handler = this.handlers.get(name);
    if (!handler) throw new Error(`No handler for the job ${name}: another version of the shop added it`);
    return handler(payload, context);
  }

  private instances(): Set<object> {
    const all = this.discovery
      .getProviders()
      .map((wrapper): unknown => (wrapper.isDependencyTreeStatic() ? wrapper.instance : undefined));
    return new Set(all.filter((instance): instance is object => typeof instance === 'object' && instance !== null));
  }
}
