import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { WorkerModule } from './app.module.js';
import { loadProcessConfig } from './config.js';
import { createLogger, NestLogger } from './platform/logging.js';
import { announceReady, closeOnSignals } from './platform/graceful-shutdown.js';

const config = loadProcessConfig();
const logger = createLogger(config.LOG_LEVEL);
const app = await NestFactory.createApplicationContext(WorkerModule.with(config, logger), { logger: new NestLogger(logger) });
closeOnSignals(() => app.close(), logger);
announceReady();
