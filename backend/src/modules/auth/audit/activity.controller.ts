import { Readable } from 'node:stream';
import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { AdminOnly } from '../guard/access.js';
import { ActivityFilterDto, ActivityPageDto } from './activity.dto.js';
import { ActivityPageView } from './activity.view.js';
import { ExportActivity } from './export-activity.js';
import { ListActivity } from './list-activity.js';

/** What admins did, for owners. Nothing changes or deletes it. */
@AdminOnly()
@ApiTags('accounts admin')
@Controller('admin/audit')
export class ActivityController {
  constructor(
    private readonly listActivity: ListActivity,
    private readonly exportActivity: ExportActivity,
  ) {}

  @Get()
  @ApiOkResponse({ type: ActivityPageView })
  page(@Query() filter: ActivityPageDto): Promise<ActivityPageView> {
    return this.listActivity.page(filter);
  }

  @Get('export.csv')
  @ApiProduces('text/csv')
  @ApiOkResponse({ content: { 'text/csv': { schema: { type: 'string' } } } })
  export(@Query() filter: ActivityFilterDto, @Res() reply: FastifyReply): void {
    void reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="activity.csv"')
      .send(Readable.from(this.exportActivity.lines(filter)));
  }
}
