import { Controller, Get, Header } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { DataSource } from 'typeorm';
import { PublicData } from '#platform/http/caching/cache-control.js';
import { Public } from '../auth/index.js';
import { PORTFOLIO_ITEMS } from './portfolio.queries.js';
import { PortfolioItemView } from './portfolio.view.js';

@Public()
@ApiTags('portfolio')
@Controller('portfolio')
export class PortfolioController {
  constructor(@InjectDataSource() private readonly db: DataSource) {}

  @Get()
  @PublicData()
  @Header('x-robots-tag', 'noindex')
  @ApiOkResponse({ type: [PortfolioItemView] })
  all(): Promise<PortfolioItemView[]> {
    return PORTFOLIO_ITEMS.rows(this.db);
  }
}
