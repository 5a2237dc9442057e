import { Body, Controller, Get, Header, HttpCode, Post, Query, Redirect, UseGuards } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiAcceptedResponse, ApiOkResponse, ApiParam, ApiQuery, ApiResponse, ApiTags } from '@nestjs/swagger';
import { PerMinute, PerMinutes } from '#platform/http/rate-limits/rate-limits.js';
import { IdParam } from '#platform/http/validation.js';
import { Public } from '../auth/index.js';
import { AlertsOffered } from './alerts-offered.guard.js';
import { ConfirmAlertDto, RequestAlertDto } from './alert.dto.js';
import { AlertView, ConfirmedAlertView, RequestedAlertView, StoppedAlertView } from './alert.view.js';
import { IGNORED_BODY } from './ignored-body.js';
import { RequestAlert } from './request-alert.js';
import { StockAlerts } from './stock-alerts.js';
import { StopAlert } from './stop-alert.js';

const MAX_REQUESTS_PER_MINUTE = 60;

const ID = { name: 'id', type: String };
const ALL = { name: 'all', type: String, required: false, description: '"1": everything that the same email has told of' };
const TOKEN = { name: 't', type: String, required: false, description: 'of the link in the email' };

@Public()
@ApiTags('alerts')
@Controller('alerts')
export class AlertsController {
  constructor(
    private readonly requestAlert: RequestAlert,
    private readonly alerts: StockAlerts,
    private readonly stopAlert: StopAlert,
  ) {}

  /** The answer is the same for every address. */
  @Post()
  @HttpCode(202)
  @UseGuards(AlertsOffered)
  @PerMinutes(5, 10)
  @Header('cache-control', 'no-store')
  @ApiAcceptedResponse({ type: RequestedAlertView })
  async request(@Body() body: RequestAlertDto): Promise<RequestedAlertView> {
    await this.requestAlert.execute(body);
    return { message: 'Check your mail to confirm.' };
  }

  @Get(':id')
  @UseGuards(AlertsOffered)
  @PerMinute(MAX_REQUESTS_PER_MINUTE)
  @Header('cache-control', 'no-store')
  @ApiParam(ID)
  @ApiQuery(TOKEN)
  @ApiOkResponse({ type: AlertView })
  one(@IdParam() id: string, @Query('t') token?: unknown): Promise<AlertView> {
    return this.alerts.read(id, token);
  }

  /** A POST, because mail scanners open links. */
  @Post(':id/confirm')
  @HttpCode(200)
  @UseGuards(AlertsOffered)
  @PerMinute(MAX_REQUESTS_PER_MINUTE)
  @Header('cache-control', 'no-store')
  @ApiParam(ID)
  @ApiOkResponse({ type: ConfirmedAlertView })
  async confirm(@IdParam() id: string, @Body() { token }: ConfirmAlertDto): Promise<ConfirmedAlertView> {
    return { state: await this.alerts.confirm(id, token) };
  }

  /** The one click of RFC 8058, with any body. */
  @Post(':id/stop')
  @HttpCode(200)
  @RouteConfig({ [IGNORED_BODY]: true })
  @PerMinute(MAX_REQUESTS_PER_MINUTE)
  @Header('cache-control', 'no-store')
  @ApiParam(ID)
  @ApiQuery(TOKEN)
  @ApiQuery(ALL)
  @ApiOkResponse({ type: StoppedAlertView })
  async stop(@IdParam() id: string, @Query('t') token?: unknown, @Query('all') all?: unknown): Promise<StoppedAlertView> {
    await this.stopAlert.execute(id, token, all === '1');
    return { success: true };
  }

  /** Opened as a link it changes nothing. */
  @Get(':id/stop')
  @UseGuards(AlertsOffered)
  @PerMinute(MAX_REQUESTS_PER_MINUTE)
  @Redirect()
  @Header('cache-control', 'no-store')
  @ApiParam(ID)
  @ApiQuery(TOKEN)
  @ApiResponse({ status: 303, description: 'the page that asks' })
  askToStop(@IdParam() id: string, @Query('t') token?: unknown): { url: string; statusCode: 303 } {
    return { url: `/alerts/${id}${typeof token === 'string' ? `?t=${encodeURIComponent(token)}` : ''}`, statusCode: 303 };
  }
}
