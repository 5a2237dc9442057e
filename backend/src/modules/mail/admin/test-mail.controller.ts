import { Controller, HttpCode, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiParam, ApiTags } from '@nestjs/swagger';
import { IdParam } from '#platform/http/validation.js';
import { Admin, AdminOnly, CurrentAdmin, Idempotent } from '../../auth/index.js';
import { TestMailArrivalView, TestMailView } from './test-mail.view.js';
import { TestMails } from './test-mails.js';

@AdminOnly()
@ApiTags('settings admin')
@Controller('admin/settings/test-mail')
export class TestMailController {
  constructor(private readonly testMails: TestMails) {}

  @Post()
  @Idempotent()
  @ApiCreatedResponse({ type: TestMailView })
  send(@CurrentAdmin() admin: Admin): Promise<TestMailView> {
    return this.testMails.send(admin);
  }

  @Post(':id/arrived')
  @HttpCode(200)
  @ApiParam({ name: 'id', type: String })
  @ApiOkResponse({ type: TestMailArrivalView })
  async arrived(@IdParam() id: string): Promise<TestMailArrivalView> {
    await this.testMails.confirmArrival(id);
    return { arrived: true };
  }
}
