export { StatementFile } from './entities/statement-file.entity.js';
export { StatementLineOrder } from './entities/statement-line-order.entity.js';
export { StatementLine } from './entities/statement-line.entity.js';
export { PaymentMatchingModule } from './payment-matching.module.js';
