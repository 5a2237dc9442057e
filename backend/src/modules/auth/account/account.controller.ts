import { Body, Controller, Get, Ip, Put } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Admin, AdminOnly, CurrentAdmin } from '../guard/access.js';
import { LoginView } from '../sign-in/auth.view.js';
import { ChangePasswordDto } from './account.dto.js';
import { Accounts } from './accounts.js';
import { AccountView } from './account.view.js';
import { ChangePassword } from './change-password.js';

/** What every admin may do with their own account. */
@AdminOnly()
@ApiTags('admin')
@Controller('admin/me')
export class AccountController {
  constructor(
    private readonly accounts: Accounts,
    private readonly changePassword: ChangePassword,
  ) {}

  @Get('account')
  @ApiOkResponse({ type: AccountView })
  account(@CurrentAdmin() admin: Admin): Promise<AccountView> {
    return this.accounts.own(admin);
  }

  /** Ends all other sign-ins of the account; the answer has a new token for this one. */
  @Put('password')
  @ApiOkResponse({ type: LoginView })
  change(@CurrentAdmin() admin: Admin, @Body() body: ChangePasswordDto, @Ip() address: string): Promise<LoginView> {
    return this.changePassword.execute(admin, body.current, body.next, address);
  }
}
