import { Body, Controller, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiOkResponse, ApiParam, ApiTags } from '@nestjs/swagger';
import { Admin, AdminOnly, CurrentAdmin } from '../../auth/index.js';
import { PageEditor } from './page-editor.js';
import { PreviewPageDto, SavePageDto } from './page.dto.js';
import { AdminPageSummaryView, AdminPageView, PagePreviewView } from './page.view.js';

@AdminOnly()
@ApiTags('settings admin')
@Controller('admin/pages')
export class AdminPagesController {
  constructor(private readonly editor: PageEditor) {}

  @Get()
  @ApiOkResponse({ type: [AdminPageSummaryView] })
  all(): Promise<AdminPageSummaryView[]> {
    return this.editor.all();
  }

  @Post('preview')
  @HttpCode(200)
  @ApiOkResponse({ type: PagePreviewView })
  async preview(@CurrentAdmin() admin: Admin, @Body() { body }: PreviewPageDto): Promise<PagePreviewView> {
    return { html: await this.editor.render(admin, body) };
  }

  @Get(':slug')
  @ApiParam({ name: 'slug', type: String })
  @ApiOkResponse({ type: AdminPageView })
  one(@Param('slug') slug: string): Promise<AdminPageView> {
    return this.editor.one(slug);
  }

  @Put(':slug')
  @ApiParam({ name: 'slug', type: String })
  @ApiOkResponse({ type: AdminPageView })
  save(@CurrentAdmin() admin: Admin, @Param('slug') slug: string, @Body() body: SavePageDto): Promise<AdminPageView> {
    return this.editor.save(admin, slug, body);
  }
}
