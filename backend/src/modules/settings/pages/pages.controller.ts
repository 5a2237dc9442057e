import { Controller, Get, Param } from '@nestjs/common';
import { ApiOkResponse, ApiParam, ApiTags } from '@nestjs/swagger';
import { PublicData } from '#platform/http/caching/cache-control.js';
import { Public } from '../../auth/index.js';
import { PageLinkView, ShopPageView } from './page.view.js';
import { ShopPages } from './shop-pages.js';

@Public()
@ApiTags('settings')
@Controller('pages')
export class PagesController {
  constructor(private readonly pages: ShopPages) {}

  @Get()
  @PublicData()
  @ApiOkResponse({ type: [PageLinkView] })
  links(): Promise<PageLinkView[]> {
    return this.pages.links();
  }

  @Get(':slug')
  @PublicData()
  @ApiParam({ name: 'slug', type: String })
  @ApiOkResponse({ type: ShopPageView })
  page(@Param('slug') slug: string): Promise<ShopPageView> {
    return this.pages.page(slug);
  }
}
