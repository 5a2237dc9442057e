import { Controller, Get, Req, Res } from '@nestjs/common';
import { ApiExtraModels, ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { EVENT_STREAM } from '#platform/http/event-stream.js';
import { Admin, AdminOnly, CurrentAdmin } from '../auth/index.js';
import { LiveChangesView } from './live-changes.view.js';
import { LiveStreams } from './live-streams.js';

@AdminOnly()
@ApiTags('live admin')
@ApiExtraModels(LiveChangesView)
@Controller('admin/live')
export class LiveController {
  constructor(private readonly streams: LiveStreams) {}

  /** Server-sent events "changes", each with a LiveChanges. After a reconnect, anything may have changed. */
  @Get()
  @ApiProduces(EVENT_STREAM)
  @ApiOkResponse({ content: { [EVENT_STREAM]: { schema: { type: 'string' } } } })
  open(@CurrentAdmin() admin: Admin, @Req() request: FastifyRequest, @Res() reply: FastifyReply): void {
    // Of a stream, the server would wait for the end.
    const body = request.method === 'HEAD' ? undefined : this.streams.open(admin, tokenOf(request)).body;
    // Proxies would collect the events otherwise.
    void reply.headers({ 'content-type': EVENT_STREAM, 'x-accel-buffering': 'no' }).send(body);
  }
}

/** The guard has accepted the header. */
const tokenOf = ({ headers }: FastifyRequest): string => headers.authorization?.split(' ').at(-1) ?? '';
