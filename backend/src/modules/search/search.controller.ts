import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Admin, AdminOnly, CurrentAdmin } from '../auth/index.js';
import { SearchAdmin } from './search-admin.js';
import { SearchDto } from './search.dto.js';
import { SearchResultsView } from './search.view.js';

@AdminOnly()
@ApiTags('search admin')
@Controller('admin/search')
export class SearchController {
  constructor(private readonly searchAdmin: SearchAdmin) {}

  @Get()
  @ApiOkResponse({ type: SearchResultsView })
  search(@CurrentAdmin() admin: Admin, @Query() { q }: SearchDto): Promise<SearchResultsView> {
    return this.searchAdmin.execute(admin, q);
  }
}
