import { Controller, Get, UseGuards } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { DataSource } from 'typeorm';
import { AdminOnly } from '../../auth/index.js';
import { AlertsOffered } from '../alerts-offered.guard.js';
import { WAITING_LIST } from './waiting-list.queries.js';
import { WaitingListView } from './waiting-list.view.js';

@AdminOnly()
@ApiTags('alerts admin')
@Controller('admin/alerts')
export class WaitingListController {
  constructor(@InjectDataSource() private readonly db: DataSource) {}

  @Get('waiting')
  @UseGuards(AlertsOffered)
  @ApiOkResponse({ type: WaitingListView })
  async waiting(): Promise<WaitingListView> {
    return { rows: await WAITING_LIST.rows(this.db) };
  }
}
