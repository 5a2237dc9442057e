import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { AdminOnly } from '../auth/index.js';
import { CheckReadiness } from './check-readiness.js';
import { OpeningView } from './opening.view.js';

@AdminOnly()
@ApiTags('settings admin')
@Controller('admin/opening')
export class OpeningController {
  constructor(private readonly checkReadiness: CheckReadiness) {}

  @Get()
  @ApiOkResponse({ type: OpeningView })
  check(): Promise<OpeningView> {
    return this.checkReadiness.execute();
  }
}
