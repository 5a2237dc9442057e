import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/index.js';
import { OrdersModule } from '../orders/index.js';
import { SettingsModule } from '../settings/index.js';
import { BookLines } from './lines/book-lines.js';
import { DecideLine } from './lines/decide-line.js';
import { LineViews } from './lines/line-views.js';
import { ListLines } from './lines/list-lines.js';
import { MatchLines } from './lines/match-lines.js';
import { StatementLinesController } from './lines/statement-lines.controller.js';
import { OrderFactsQueries } from './matching/order-facts.js';
import { PaymentMatchingMetrics } from './payment-matching-metrics.js';
import { PaymentMatchingJobs } from './payment-matching.jobs.js';
import { BookStatement } from './statements/book-statement.js';
import { ImportStatement } from './statements/import-statement.js';
import { SaveStatement } from './statements/save-statement.js';
import { StatementsController } from './statements/statements.controller.js';
import { UndoMatchedPayment } from './undo-matched-payment.js';

@Module({
  imports: [AuthModule, OrdersModule, SettingsModule],
  controllers: [StatementsController, StatementLinesController],
  providers: [
    BookLines,
    BookStatement,
    DecideLine,
    ImportStatement,
    LineViews,
    ListLines,
    MatchLines,
    OrderFactsQueries,
    PaymentMatchingJobs,
    PaymentMatchingMetrics,
    SaveStatement,
    UndoMatchedPayment,
  ],
})
export class PaymentMatchingModule {}
