import 'reflect-metadata';
import { writeFile } from 'node:fs/promises';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { ApiModule } from './app.module.js';
import { loadConfig } from './config.js';
import { describeApi } from './openapi.js';
import { createLogger } from './platform/logging.js';

// Preview mode registers the routes without instantiating providers, so no database is needed.
const config = loadConfig({ NODE_ENV: 'test', DATABASE_URL: 'postgres://unused' });
const module = ApiModule.with(config, createLogger('silent'));
const app = await NestFactory.create<NestFastifyApplication>(module, new FastifyAdapter(), { preview: true, logger: false });
app.setGlobalPrefix('api');
await writeFile(new URL('../contract/openapi.json', import.meta.url), `${JSON.stringify(describeApi(app), null, 2)}\n`);
