import { Body, Controller, Get, HttpCode, HttpStatus, Post } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { InjectDataSource } from '@nestjs/typeorm';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { DataSource } from 'typeorm';
import { Admin, AdminOnly, CurrentAdmin } from '../../auth/index.js';
import { ImportStatement } from './import-statement.js';
import { ReadStatementDto, STATEMENT_BODY_BYTES } from './statement.dto.js';
import { StatementFilesView, StatementReadingView } from './statement.view.js';
import { NEWEST_FILES } from './statements.queries.js';

const MAX_FILES = 50;

/** Statements of payment apps and banks, see docs/payment-matching.md. */
@AdminOnly()
@ApiTags('payment matching')
@Controller('admin/payments/statements')
export class StatementsController {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly importStatement: ImportStatement,
  ) {}

  /** Reads the text of a statement; a dry run says what would happen. */
  @Post()
  @HttpCode(HttpStatus.OK)
  @RouteConfig({ bodyLimitBytes: STATEMENT_BODY_BYTES })
  @ApiOkResponse({ type: StatementReadingView })
  read(@CurrentAdmin() admin: Admin, @Body() body: ReadStatementDto): Promise<StatementReadingView> {
    return this.importStatement.execute(admin, body);
  }

  @Get()
  @ApiOkResponse({ type: StatementFilesView })
  async files(): Promise<StatementFilesView> {
    return { files: await NEWEST_FILES.rows(this.db, MAX_FILES) };
  }
}
