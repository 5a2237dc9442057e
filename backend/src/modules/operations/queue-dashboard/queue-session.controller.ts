import { Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiProperty, ApiSchema, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Admin, AdminOnly, CurrentAdmin } from '../../auth/index.js';
import { QueueAudit } from './queue-audit.js';
import { DASHBOARD_PATH, QueueSessions } from './queue-sessions.js';

@ApiSchema({ name: 'QueueSession' })
class QueueSessionView {
  @ApiProperty({ type: String, description: 'where the dashboard is' }) url: string;
}

@ApiTags('operations')
@Controller('admin/queue-session')
export class QueueSessionController {
  constructor(
    private readonly sessions: QueueSessions,
    private readonly audit: QueueAudit,
  ) {}

  /** Exchanges the admin's token for the session cookie of the dashboard. */
  @AdminOnly()
  @Post()
  @HttpCode(200)
  @ApiOkResponse({ type: QueueSessionView })
  async open(
    @CurrentAdmin() admin: Admin,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<QueueSessionView> {
    await this.audit.recordOpened(admin);
    const encrypted = request.protocol === 'https';
    void reply.header('set-cookie', this.sessions.cookieFor(admin, request.headers.authorization ?? '', encrypted));
    return { url: DASHBOARD_PATH };
  }
}
