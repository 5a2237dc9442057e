import { Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOkResponse, ApiParam, ApiTags } from '@nestjs/swagger';
import { Admin, AdminOnly, CurrentAdmin } from '../../auth/index.js';
import { AdminFiles } from './admin-files.js';
import { AdminFileView } from './admin-files.view.js';

@AdminOnly()
@ApiTags('media')
@Controller('admin/files')
export class AdminFilesController {
  constructor(private readonly files: AdminFiles) {}

  /** Files that are being rendered or have failed, failed ones first, then newest first, at most 500. */
  @Get()
  @ApiOkResponse({ type: [AdminFileView] })
  unfinished(): Promise<AdminFileView[]> {
    return this.files.unfinished();
  }

  @Get(':name')
  @ApiParam({ name: 'name', type: String })
  @ApiOkResponse({ type: AdminFileView })
  file(@Param('name') name: string): Promise<AdminFileView> {
    return this.files.file(name);
  }

  /** Renders a failed file again. */
  @Post(':name/retry')
  @HttpCode(200)
  @ApiParam({ name: 'name', type: String })
  @ApiOkResponse({ type: AdminFileView })
  retry(@CurrentAdmin() admin: Admin, @Param('name') name: string): Promise<AdminFileView> {
    return this.files.retry(admin, name);
  }
}
