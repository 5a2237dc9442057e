import { Body, Controller, Header, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { notFound } from '#platform/app-error.js';
import { PerMinute } from '#platform/http/rate-limits/rate-limits.js';
import { Public } from '../../auth/index.js';
import { askGateway } from '../gateway/ask-gateway.js';
import { intentIdOf } from '../gateway/client-secret.js';
import { PaymentGateway } from '../gateway/payment-gateway.js';
import { sandboxStateConflict } from '../payments.errors.js';
import { SandboxGateway } from './sandbox-gateway.js';
import { AuthenticateSandboxPaymentDto, ConfirmSandboxPaymentDto, SandboxPaymentView } from './sandbox.dto.js';

const noSuchPayment = () => notFound('Not found');
const ANSWERS = { unknown: noSuchPayment, 'wrong-state': sandboxStateConflict };

/** Stands in for the provider's servers that the browser calls. 404 unless the sandbox is the provider. */
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
    return this.withPayment(clientSecret, (sandbox, id) => sandbox.confirm(id, cardNumber));
  }

  @Post('authenticate')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: SandboxPaymentView })
  authenticate(@Body() { clientSecret, approved }: AuthenticateSandboxPaymentDto): Promise<SandboxPaymentView> {
    return this.withPayment(clientSecret, (sandbox, id) => sandbox.authenticate(id, approved));
  }

  private async withPayment(
    clientSecret: string,
    act: (sandbox: SandboxGateway, id: string) => Promise<SandboxPaymentView>,
  ): Promise<SandboxPaymentView> {
    const { gateway } = this;
    const id = intentIdOf(clientSecret);
    if (!(gateway instanceof SandboxGateway) || id === undefined) throw noSuchPayment();
    return askGateway(async () => {
      const intent = await gateway.retrieve(id);
      if (intent.clientSecret !== clientSecret) throw noSuchPayment();
      return act(gateway, id);
    }, ANSWERS);
  }
}
