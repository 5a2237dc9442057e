import { Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiParam, ApiTags } from '@nestjs/swagger';
import { IdParam } from '#platform/http/validation.js';
import { Admin, AdminOnly, CurrentAdmin } from '../../auth/index.js';
import { Discrepancies } from './discrepancies.js';
import { ReconcileNow } from './reconcile-now.js';
import { ReconciliationView } from './reconciliation.view.js';
import { RepairDiscrepancy } from './repair-discrepancy.js';

@AdminOnly()
@ApiTags('payments admin')
@Controller('admin/payments')
export class AdminReconciliationController {
  constructor(
    private readonly discrepancies: Discrepancies,
    private readonly reconcileNow: ReconcileNow,
    private readonly repairDiscrepancy: RepairDiscrepancy,
  ) {}

  @Get('reconciliation')
  @ApiOkResponse({ type: ReconciliationView })
  last(): Promise<ReconciliationView> {
    return this.discrepancies.view();
  }

  @Post('reconciliation')
  @HttpCode(200)
  @ApiOkResponse({ type: ReconciliationView })
  async now(@CurrentAdmin() admin: Admin): Promise<ReconciliationView> {
    await this.reconcileNow.execute(admin);
    return this.discrepancies.view();
  }

  @Post('differences/:id/repair')
  @HttpCode(200)
  @ApiParam({ name: 'id', type: String })
  @ApiOkResponse({ type: ReconciliationView })
  async repair(@CurrentAdmin() admin: Admin, @IdParam() id: string): Promise<ReconciliationView> {
    await this.repairDiscrepancy.execute(admin, id);
    return this.discrepancies.view();
  }
}
