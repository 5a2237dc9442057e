import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/index.js';
import { OrdersModule } from '../orders/index.js';
import { SettingsModule } from '../settings/index.js';
import { BookLines } from './lines/book-lines.js';
import { DecideLine } from './lines/decide-line.js';
import { LineViews } from './lines/line-views.js';
import { ListLines } from './lines/list-lines.js';
import { MatchLines } from './lines/match-lines.js';
import { PaymentLinesController } from './lines/payment-lines.controller.js';
import { OrderFactsQueries } from './matching/order-facts.js';
import { PaymentMatchingMetrics } from './payment-matching-metrics.js';
import { PaymentMatchingJobs } from './payment-matching.jobs.js';
import { BookPaymentFile } from './files/book-payment-file.js';
import { ImportPaymentFile } from './files/import-payment-file.js';
import { SavePaymentFile } from './files/save-payment-file.js';
import { PaymentFilesController } from './files/payment-files.controller.js';
import { UndoMatchedPayment } from './undo-matched-payment.js';
import { PaymentsSource } from './today/payments-source.js';

@Module({
  imports: [AuthModule, OrdersModule, SettingsModule],
  controllers: [PaymentFilesController, PaymentLinesController],
  providers: [
    BookLines,
    BookPaymentFile,
    DecideLine,
    ImportPaymentFile,
    LineViews,
    ListLines,
    MatchLines,
    OrderFactsQueries,
    PaymentMatchingJobs,
    PaymentMatchingMetrics,
    PaymentsSource,
    SavePaymentFile,
    UndoMatchedPayment,
  ],
})
export class PaymentMatchingModule {}
