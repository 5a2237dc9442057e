import { Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiParam, ApiTags } from '@nestjs/swagger';
import { IdParam } from '#platform/http/validation.js';
import { Admin, AdminOnly, CurrentAdmin } from '#modules/auth/index.js';
import { GatewayError } from '../../payments/gateway/payment-gateway.js';
import { providerUnreachable } from '../../payments/payments.errors.js';
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
    private readonly differences: Discrepancies,
    private readonly reconciling: ReconcilePayments,
    private readonly repairing: RepairDiscrepancy,
  ) {}

  @Get('reconciliation')
  @ApiOkResponse({ type: ReconciliationView })
  last(): Promise<ReconciliationView> {
    return this.differences.view();
  }

  @Post('reconciliation')
  @HttpCode(200)
  @ApiOkResponse({ type: ReconciliationView })
  async now(): Promise<ReconciliationView> {
    await this.reconciling.reconcile(HOURS_ON_DEMAND).catch(unreachable);
    return this.differences.view();
  }

  @Post('differences/:id/repair')
  @HttpCode(200)
  @ApiParam({ name: 'id', type: String })
  @ApiOkResponse({ type: ReconciliationView })
  async repair(@CurrentAdmin() admin: Admin, @IdParam() id: string): Promise<ReconciliationView> {
    await this.repairing.repair(admin, id);
    return this.differences.view();
  }
}

function unreachable(error: unknown): never {
  throw error instanceof GatewayError ? providerUnreachable() : error;
}
