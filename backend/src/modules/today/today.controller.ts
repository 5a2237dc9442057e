import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Admin, AdminOnly, CurrentAdmin } from '../auth/index.js';
import { ReadToday } from './read-today.js';
import { TodayView } from './today.view.js';

@AdminOnly()
@ApiTags('today admin')
@Controller('admin/today')
export class TodayController {
  constructor(private readonly readToday: ReadToday) {}

  /** What waits for staff, as far as the account may do it. */
  @Get()
  @ApiOkResponse({ type: TodayView })
  today(@CurrentAdmin() { role }: Admin): Promise<TodayView> {
    return this.readToday.execute(role);
  }
}
