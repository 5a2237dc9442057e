import { Body, Controller, Delete, Get, HttpCode, Post, Put } from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiParam, ApiTags } from '@nestjs/swagger';
import { IdParam } from '#platform/http/validation.js';
import { Idempotent } from '../idempotency/idempotent.js';
import { RequiresConfirmation } from '../confirmation/confirmation-guard.js';
import { Admin, AdminOnly, CurrentAdmin } from '../guard/access.js';
import { AdminListView, PasswordLinkView } from './admin-list.view.js';
import { InviteAdminDto, RoleDto } from './admins.dto.js';
import { InviteAdmin } from './invite-admin.js';
import { ListAdmins } from './list-admins.js';
import { UpdateAdmin } from './update-admin.js';

const AccountId = (): MethodDecorator => ApiParam({ name: 'id', type: String });

/** The accounts of all admins, for owners. Every change asks for the password again. */
@AdminOnly()
@ApiTags('accounts admin')
@Controller('admin/staff')
export class AdminsController {
  constructor(
    private readonly listAdmins: ListAdmins,
    private readonly inviteAdmin: InviteAdmin,
    private readonly updateAdmin: UpdateAdmin,
  ) {}

  @Get()
  @ApiOkResponse({ type: AdminListView })
  list(): Promise<AdminListView> {
    return this.listAdmins.execute();
  }

  @Post('invitations')
  @Idempotent()
  @RequiresConfirmation()
  @ApiCreatedResponse({ type: PasswordLinkView })
  invite(@CurrentAdmin() admin: Admin, @Body() body: InviteAdminDto): Promise<PasswordLinkView> {
    return this.inviteAdmin.execute(admin, body);
  }

  @Delete('invitations/:id')
  @HttpCode(204)
  @RequiresConfirmation()
  @AccountId()
  @ApiNoContentResponse()
  withdraw(@CurrentAdmin() admin: Admin, @IdParam() id: string): Promise<void> {
    return this.inviteAdmin.withdraw(admin, id);
  }

  @Put(':id/role')
  @RequiresConfirmation()
  @AccountId()
  @ApiOkResponse({ type: AdminListView })
  async changeRole(@CurrentAdmin() admin: Admin, @IdParam() id: string, @Body() body: RoleDto): Promise<AdminListView> {
    await this.updateAdmin.changeRole(admin, id, body.role);
    return this.listAdmins.execute();
  }

  @Post(':id/disable')
  @HttpCode(200)
  @RequiresConfirmation()
  @AccountId()
  @ApiOkResponse({ type: AdminListView })
  async disable(@CurrentAdmin() admin: Admin, @IdParam() id: string): Promise<AdminListView> {
    await this.updateAdmin.disable(admin, id);
    return this.listAdmins.execute();
  }

  @Post(':id/enable')
  @HttpCode(200)
  @RequiresConfirmation()
  @AccountId()
  @ApiOkResponse({ type: AdminListView })
  async enable(@CurrentAdmin() admin: Admin, @IdParam() id: string): Promise<AdminListView> {
    await this.updateAdmin.enable(admin, id);
    return this.listAdmins.execute();
  }

  @Post(':id/end-sign-ins')
  @HttpCode(204)
  @RequiresConfirmation()
  @AccountId()
  @ApiNoContentResponse()
  endSignIns(@CurrentAdmin() admin: Admin, @IdParam() id: string): Promise<void> {
    return this.updateAdmin.endSignIns(admin, id);
  }

  @Post(':id/reset-link')
  @Idempotent()
  @RequiresConfirmation()
  @AccountId()
  @ApiCreatedResponse({ type: PasswordLinkView })
  createResetLink(@CurrentAdmin() admin: Admin, @IdParam() id: string): Promise<PasswordLinkView> {
    return this.updateAdmin.createResetLink(admin, id);
  }
}
