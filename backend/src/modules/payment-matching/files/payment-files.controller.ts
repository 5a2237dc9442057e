import { Body, Controller, Get, HttpCode, HttpStatus, Post } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { InjectDataSource } from '@nestjs/typeorm';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { DataSource } from 'typeorm';
import { Admin, AdminOnly, CurrentAdmin } from '../../auth/index.js';
import { ImportPaymentFile } from './import-payment-file.js';
import { ReadPaymentFileDto, PAYMENT_FILE_BODY_BYTES } from './payment-file.dto.js';
import { PaymentFilesView, PaymentFileReadingView } from './payment-file.view.js';
import { NEWEST_FILES } from './payment-files.queries.js';

const MAX_FILES = 50;

/** Payment files of apps and banks, see docs/payment-matching.md. */
@AdminOnly()
@ApiTags('payment matching')
@Controller('admin/payments/statements')
export class PaymentFilesController {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly importPaymentFile: ImportPaymentFile,
  ) {}

  /** Reads the text of a payment file; a dry run says what would happen. */
  @Post()
  @HttpCode(HttpStatus.OK)
  @RouteConfig({ bodyLimitBytes: PAYMENT_FILE_BODY_BYTES })
  @ApiOkResponse({ type: PaymentFileReadingView })
  read(@CurrentAdmin() admin: Admin, @Body() body: ReadPaymentFileDto): Promise<PaymentFileReadingView> {
    return this.importPaymentFile.execute(admin, body);
  }

  @Get()
  @ApiOkResponse({ type: PaymentFilesView })
  async files(): Promise<PaymentFilesView> {
    return { files: await NEWEST_FILES.rows(this.db, MAX_FILES) };
  }
}
