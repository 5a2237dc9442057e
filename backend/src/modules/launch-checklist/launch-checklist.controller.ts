import { Controller, Get, HttpCode, HttpStatus, Post } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Admin, AdminOnly, CurrentAdmin } from '../auth/index.js';
import { ProductEditsView } from '../catalog/index.js';
import { CheckReadiness } from './check-readiness.js';
import { LaunchChecklistView } from './launch-checklist.view.js';
import { RemoveSamples } from './remove-samples.js';

@AdminOnly()
@ApiTags('settings admin')
@Controller('admin/opening')
export class LaunchChecklistController {
  constructor(
    private readonly checkReadiness: CheckReadiness,
    private readonly removeSamples: RemoveSamples,
  ) {}

  @Get()
  @ApiOkResponse({ type: LaunchChecklistView })
  check(): Promise<LaunchChecklistView> {
    return this.checkReadiness.execute();
  }

  /** Deletes the products that came with the shop. */
  @Post('remove-samples')
  @HttpCode(HttpStatus.OK)
  @ApiOkResponse({ type: ProductEditsView })
  remove(@CurrentAdmin() admin: Admin): Promise<ProductEditsView> {
    return this.removeSamples.execute(admin);
  }
}
