import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { AdminOnly } from '../auth/index.js';
import { CheckReadiness } from './check-readiness.js';
import { LaunchChecklistView } from './launch-checklist.view.js';

@AdminOnly()
@ApiTags('settings admin')
@Controller('admin/opening')
export class LaunchChecklistController {
  constructor(private readonly checkReadiness: CheckReadiness) {}

  @Get()
  @ApiOkResponse({ type: LaunchChecklistView })
  check(): Promise<LaunchChecklistView> {
    return this.checkReadiness.execute();
  }
}
