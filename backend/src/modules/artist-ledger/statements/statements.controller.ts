import { Body, Controller, Get, Post, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Admin, AdminOnly, CurrentAdmin } from '../../auth/index.js';
import { CloseMonth } from './close-month.js';
import { ListStatements } from './list-statements.js';
import { CloseMonthDto, StatementMonthDto } from './statements.dto.js';
import { ClosedMonthView, StatementsView } from './statements.view.js';

/** What artists are told about a month. */
@AdminOnly()
@ApiTags('artist ledger')
@Controller('admin/artist-ledger/statements')
export class StatementsController {
  constructor(
    private readonly listStatements: ListStatements,
    private readonly closeMonth: CloseMonth,
  ) {}

  @Get()
  @ApiOkResponse({ type: StatementsView })
  list(@Query() { month }: StatementMonthDto): Promise<StatementsView> {
    return this.listStatements.execute(month);
  }

  /** Closes a month: its statements never change afterwards. */
  @Post()
  @ApiCreatedResponse({ type: ClosedMonthView })
  async close(@CurrentAdmin() admin: Admin, @Body() { month, note }: CloseMonthDto): Promise<ClosedMonthView> {
    return { created: await this.closeMonth.execute(admin, month, note ?? null) };
  }
}
