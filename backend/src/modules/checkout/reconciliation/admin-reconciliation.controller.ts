import { Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiParam, ApiTags } from '@nestjs/swagger';
import { IdParam } from '#platform/http/validation.js';
import { Admin, AdminOnly, CurrentAdmin } from '../../auth/index.js';
import { askGateway } from '../../payments/index.js';
import { Discrepancies } from './discrepancies.js';
import { ReconcilePayments } from './reconcile-payments.js';
import { ReconciliationView } from './reconciliation.view.js';
import { RepairDiscrepancy } from './repair-discrepancy.js';

const HOURS_ON_DEMAND = 24;

@AdminOnly()
@ApiTags('payments admin')
@Controller('admin/payments')
export class AdminReconciliationController {
  constructor(
    private readonly discrepancies: Discrepancies,
    private readonly reconcilePayments: ReconcilePayments,
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
  async now(): Promise<ReconciliationView> {
    await askGateway(() => this.reconcilePayments.execute(HOURS_ON_DEMAND));
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
