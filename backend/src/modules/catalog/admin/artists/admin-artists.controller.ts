import { Body, Controller, Delete, Get, HttpCode, HttpStatus, Post, Put } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiParam, ApiTags } from '@nestjs/swagger';
import { DELETED, DeletedView } from '#platform/http/deleted.view.js';
import { IdParam } from '#platform/http/validation.js';
import { Admin, AdminOnly, CurrentAdmin, Idempotent } from '#modules/auth/index.js';
import { AdminCatalogQueries } from '../admin-catalog.queries.js';
import { AdminArtistView } from '../admin-catalog.view.js';
import { SaveArtistDto } from './artist.dto.js';
import { ArtistsService } from './artists.service.js';

@AdminOnly()
@ApiTags('catalog admin')
@Controller('admin/artists')
export class AdminArtistsController {
  constructor(
    private readonly queries: AdminCatalogQueries,
    private readonly artists: ArtistsService,
  ) {}

  @Get()
  @ApiOkResponse({ type: [AdminArtistView] })
  all(): Promise<AdminArtistView[]> {
    return this.queries.artists();
  }

  @Post()
  @Idempotent()
  @ApiCreatedResponse({ type: AdminArtistView })
  create(@CurrentAdmin() admin: Admin, @Body() artist: SaveArtistDto): Promise<AdminArtistView> {
    return this.artists.create(admin, artist);
  }

  @Put(':id')
  @ApiParam({ name: 'id', type: String })
  @ApiOkResponse({ type: AdminArtistView })
  update(@CurrentAdmin() admin: Admin, @IdParam() id: string, @Body() artist: SaveArtistDto): Promise<AdminArtistView> {
    return this.artists.update(admin, id, artist);
  }

  @Delete(':id')
  @HttpCode(HttpStatus.OK)
  @ApiParam({ name: 'id', type: String })
  @ApiOkResponse({ type: DeletedView })
  async remove(@CurrentAdmin() admin: Admin, @IdParam() id: string): Promise<DeletedView> {
    await this.artists.remove(admin, id);
    return DELETED;
  }
}
