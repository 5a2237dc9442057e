import { Body, Controller, Get, Post } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiCreatedResponse, ApiOkResponse, ApiParam, ApiTags } from '@nestjs/swagger';
import { IdParam } from '#platform/http/validation.js';
import { Admin, AdminOnly, CurrentAdmin } from '#modules/auth/index.js';
import { ImportProgress } from './import-progress.js';
import { StartImport } from './start-import.js';
import { TiktokImportDto } from './tiktok-import.dto.js';
import { TiktokImportProgressView, TiktokImportView } from './tiktok-import.view.js';

/** A pasted page is larger than any other body. */
const BODY_LIMIT_BYTES = 8 * 1024 * 1024;

@ApiTags('tiktok-import')
@AdminOnly()
@Controller('admin/import/tiktok')
export class TiktokImportController {
  constructor(
    private readonly startImport: StartImport,
    private readonly importProgress: ImportProgress,
  ) {}

  @Post()
  @RouteConfig({ bodyLimitBytes: BODY_LIMIT_BYTES })
  @ApiCreatedResponse({ type: TiktokImportView })
  start(@CurrentAdmin() admin: Admin, @Body() body: TiktokImportDto): Promise<TiktokImportView> {
    return this.startImport.execute(admin, body);
  }

  @Get(':id')
  @ApiParam({ name: 'id', type: String })
  @ApiOkResponse({ type: TiktokImportProgressView })
  progress(@IdParam() id: string): Promise<TiktokImportProgressView> {
    return this.importProgress.view(id);
  }
}
