import { Controller, Get, Header, HttpCode, HttpStatus, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiProperty, ApiPropertyOptional, ApiSchema, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { COMMIT, VERSION } from '#platform/version.js';
import { Public } from '../../auth/index.js';
import { Readiness, ReadinessView, withoutFigures } from './readiness.js';
import { ReadinessAccess } from './readiness-access.js';

@ApiSchema({ name: 'Health' })
class HealthView {
  @ApiProperty({ enum: ['ok'] }) status: 'ok';
  /** The version of the release. */
  @ApiProperty() version: string;
  /** The commit of the release, where it was recorded. */
  @ApiPropertyOptional() commit?: string;
}

const RELEASE: HealthView = { status: 'ok', version: VERSION, ...(COMMIT !== undefined && { commit: COMMIT }) };

@Public()
@ApiTags('operations')
@Controller('health')
export class HealthController {
  constructor(
    private readonly readiness: Readiness,
    private readonly access: ReadinessAccess,
  ) {}

  /** Liveness: the process answers; its dependencies are not checked. */
  @Get()
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: HealthView })
  live(): HealthView {
    return RELEASE;
  }

  /**
   * Readiness: 200 when the process can serve traffic, else 503 with the failing part. In production each part is only "ok" or "warning",
   * unless the request has METRICS_TOKEN or a staff token as bearer.
   */
  @Get('ready')
  @HttpCode(HttpStatus.OK)
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: ReadinessView })
  async ready(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<ReadinessView> {
    const [view, mayReadFigures] = await Promise.all([this.readiness.check(), this.access.mayReadFigures(request)]);
    if (view.status !== 'ready') void reply.status(503);
    return mayReadFigures ? view : withoutFigures(view);
  }
}
