import { Readable } from 'node:stream';
import { Controller, Get, HttpCode, Post, Query, Req, Res } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiBody, ApiConsumes, ApiOkResponse, ApiParam, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { allowSlowBody } from '#platform/http/request-body/body-timeout.js';
import { IdParam } from '#platform/http/validation.js';
import { Admin, AdminOnly, CurrentAdmin } from '#modules/auth/index.js';
import { RAW_BODY } from '#modules/media/index.js';
import { FeedImportReports } from './feed-import-reports.js';
import { FeedLinesDto, FeedUploadDto } from './feed-import.dto.js';
import { uploadBroken } from './feed-import.errors.js';
import { FeedImportLinesView, FeedImportView } from './feed-import.view.js';
import { StartFeedImport } from './start-feed-import.js';
import { UploadFeed } from './upload-feed.js';

/** Product files of Shopify: upload, check, import, report. */
@ApiTags('file-import')
@AdminOnly()
@Controller('admin/import/files')
export class FeedImportsController {
  constructor(
    private readonly uploadFeed: UploadFeed,
    private readonly startFeedImport: StartFeedImport,
    private readonly reports: FeedImportReports,
  ) {}

  /** The body is the file. It is checked by a job: read the import until its status is "checked" or "refused". */
  @Post()
  @HttpCode(200)
  @RouteConfig({ [RAW_BODY]: true })
  @ApiConsumes('text/csv')
  @ApiBody({ schema: { type: 'string', format: 'binary' } })
  @ApiOkResponse({ type: FeedImportView })
  async upload(
    @CurrentAdmin() admin: Admin,
    @Query() file: FeedUploadDto,
    @Req() request: FastifyRequest,
  ): Promise<FeedImportView> {
    allowSlowBody(request);
    if (!(request.body instanceof Readable)) throw uploadBroken();
    return this.reports.view(await this.uploadFeed.execute(admin, file, request.body));
  }

  @Get()
  @ApiOkResponse({ type: [FeedImportView] })
  list(): Promise<FeedImportView[]> {
    return this.reports.list();
  }

  @Get(':id')
  @ApiParam({ name: 'id', type: String })
  @ApiOkResponse({ type: FeedImportView })
  view(@IdParam() id: string): Promise<FeedImportView> {
    return this.reports.view(id);
  }

  @Get(':id/lines')
  @ApiParam({ name: 'id', type: String })
  @ApiOkResponse({ type: FeedImportLinesView })
  lines(@IdParam() id: string, @Query() which: FeedLinesDto): Promise<FeedImportLinesView> {
    return this.reports.lines(id, which);
  }

  @Get(':id/failed.csv')
  @ApiParam({ name: 'id', type: String })
  @ApiProduces('text/csv')
  @ApiOkResponse({ content: { 'text/csv': { schema: { type: 'string' } } } })
  async failed(@IdParam() id: string, @Res() reply: FastifyReply): Promise<void> {
    const lines = await this.reports.failedLines(id);
    void reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="not-imported.csv"')
      .send(Readable.from(lines));
  }

  @Post(':id/start')
  @HttpCode(200)
  @ApiParam({ name: 'id', type: String })
  @ApiOkResponse({ type: FeedImportView })
  async start(@CurrentAdmin() admin: Admin, @IdParam() id: string): Promise<FeedImportView> {
    await this.startFeedImport.execute(admin, id);
    return this.reports.view(id);
  }

  @Post(':id/stop')
  @HttpCode(200)
  @ApiParam({ name: 'id', type: String })
  @ApiOkResponse({ type: FeedImportView })
  async stop(@CurrentAdmin() admin: Admin, @IdParam() id: string): Promise<FeedImportView> {
    await this.startFeedImport.stop(admin, id);
    return this.reports.view(id);
  }
}
