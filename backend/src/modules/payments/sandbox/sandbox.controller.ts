import { Body, Controller, Header, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { notFound } from '#platform/app-error.js';
import { PerMinute } from '#platform/http/rate-limits.js';
import { Public } from '#modules/auth/index.js';
import { intentIdOf } from '../../checkout/checkout.dto.js';
import { hasCode, PaymentGateway } from '../gateway/payment-gateway.js';
import { sandboxRefused } from '../payments.errors.js';
import { SandboxGateway } from './sandbox-gateway.js';
import { AuthenticateSandboxPaymentDto, ConfirmSandboxPaymentDto, SandboxPaymentView } from './sandbox.dto.js';

/** What the provider's own servers would answer the browser. Only where the sandbox is the provider. */
@Public()
@PerMinute(60)
@ApiTags('sandbox payments (test only)')
@Controller('sandbox-payments')
export class SandboxController {
  constructor(private readonly gateway: PaymentGateway) {}

  @Post('confirm')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: SandboxPaymentView })
  confirm(@Body() { clientSecret, cardNumber }: ConfirmSandboxPaymentDto): Promise<SandboxPaymentView> {
    return this.with(clientSecret, (sandbox, id) => sandbox.confirm(id, cardNumber));
  }

  @Post('authenticate')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: SandboxPaymentView })
  authenticate(@Body() { clientSecret, approved }: AuthenticateSandboxPaymentDto): Promise<SandboxPaymentView> {
    return this.with(clientSecret, (sandbox, id) => sandbox.authenticate(id, approved));
  }

  private async with(
    clientSecret: string,
    act: (sandbox: SandboxGateway, id: string) => Promise<SandboxPaymentView>,
  ): Promise<SandboxPaymentView> {
    const id = intentIdOf(clientSecret);
    if (!(this.gateway instanceof SandboxGateway) || id === undefined) throw notFound('Not found');
    try {
      const intent = await this.gateway.retrieve(id);
      if (intent.clientSecret !== clientSecret) throw notFound('Not found');
      return await act(this.gateway, id);
    } catch (error) {
      if (hasCode(error, 'unknown')) throw notFound('Not found');
      if (hasCode(error, 'wrong-state')) throw sandboxRefused();
      throw error;
    }
  }
}
