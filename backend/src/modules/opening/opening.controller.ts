import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { AdminOnly } from '../auth/index.js';
import { CheckOpening } from './check-opening.js';
import { OpeningView } from './opening.view.js';

@AdminOnly()
@ApiTags('settings admin')
@Controller('admin/opening')
export class OpeningController {
  constructor(private readonly checkOpening: CheckOpening) {}

  @Get()
  @ApiOkResponse({ type: OpeningView })
  check(): Promise<OpeningView> {
    return this.checkOpening.execute();
  }
}
