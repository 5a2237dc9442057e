import { Controller, Get, Header, HttpCode, HttpStatus, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Public } from '../../auth/index.js';
import { Readiness, ReadinessView } from './readiness.js';

@Public()
@ApiTags('operations')
@Controller('health')
export class HealthController {
  constructor(private readonly readiness: Readiness) {}

  /** Liveness: the process answers; its dependencies are not checked. */
  @Get()
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ schema: { type: 'object', required: ['status'], properties: { status: { type: 'string', enum: ['ok'] } } } })
  live(): { status: 'ok' } {
    return { status: 'ok' };
  }

  /** Readiness: 200 when the process can serve traffic, else 503 with the failing part. */
  @Get('ready')
  @HttpCode(HttpStatus.OK)
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: ReadinessView })
  async ready(@Res({ passthrough: true }) reply: FastifyReply): Promise<ReadinessView> {
    const view = await this.readiness.check();
    if (view.status !== 'ready') void reply.status(503);
    return view;
  }
}
