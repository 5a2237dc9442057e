import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { WorkerModule } from '#src/app.module.js';
import type { Config } from '#src/config.js';
import { createLogger } from '#platform/logging.js';

/** Starts the worker of a shop in this process: `const worker = await openWorker(shop.config)`. Close it before the shop. */
export function openWorker(config: Config): Promise<INestApplicationContext> {
  return NestFactory.createApplicationContext(WorkerModule.with(config, createLogger('silent')), {
    logger: false,
    abortOnError: false,
  });
}
