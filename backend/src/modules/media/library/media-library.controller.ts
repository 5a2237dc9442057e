import { Controller, Delete, Get, Header, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiOkResponse, ApiParam, ApiTags } from '@nestjs/swagger';
import { Admin, AdminOnly, CurrentAdmin } from '#modules/auth/index.js';
import { MediaPageDto } from './media-page.dto.js';
import { MediaCleanUpView, MediaPageView } from './media-page.view.js';
import { MediaPages } from './media-pages.js';
import { UnusedFiles } from './unused-files.js';

@AdminOnly()
@ApiTags('media')
@Controller('admin/media')
export class MediaLibraryController {
  constructor(
    private readonly pages: MediaPages,
    private readonly unusedFiles: UnusedFiles,
  ) {}

  /** All files, newest first, page by page. */
  @Get()
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: MediaPageView })
  page(@Query() which: MediaPageDto): Promise<MediaPageView> {
    return this.pages.page(which);
  }

  /** Deletes the unused files that are older than a day. */
  @Post('clean-up')
  @HttpCode(200)
  @ApiOkResponse({ type: MediaCleanUpView })
  async cleanUp(@CurrentAdmin() admin: Admin): Promise<MediaCleanUpView> {
    return { deleted: await this.unusedFiles.deleteAll(admin) };
  }

  /** Deletes one unused file; 409 when something uses it. */
  @Delete(':name')
  @ApiParam({ name: 'name', type: String })
  @ApiOkResponse({ type: MediaCleanUpView })
  async delete(@CurrentAdmin() admin: Admin, @Param('name') name: string): Promise<MediaCleanUpView> {
    await this.unusedFiles.deleteOne(admin, name);
    return { deleted: 1 };
  }
}
