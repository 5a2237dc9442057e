import { Body, Controller, Header, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { PerMinute } from '#platform/http/rate-limits/rate-limits.js';
import { Public } from '../guard/access.js';
import { LoginView } from '../sign-in/auth.view.js';
import { AcceptInvitation } from './accept-invitation.js';
import { AcceptInvitationDto, InvitationTokenDto } from './invitation.dto.js';
import { InvitationLinkView } from './invitation.view.js';

/** The page of a link: public, because its visitor cannot sign in yet. Tokens are in bodies, so that no log holds them. */
@Public()
@PerMinute(30)
@ApiTags('admin')
@Controller('admin/login/invitation')
export class InvitationLinkController {
  constructor(private readonly acceptInvitation: AcceptInvitation) {}

  @Post()
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: InvitationLinkView })
  describe(@Body() body: InvitationTokenDto): Promise<InvitationLinkView> {
    return this.acceptInvitation.describe(body.token);
  }

  @Post('accept')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: LoginView })
  accept(@Body() body: AcceptInvitationDto): Promise<LoginView> {
    return this.acceptInvitation.execute(body);
  }
}
