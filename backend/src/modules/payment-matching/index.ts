export { PaymentFile } from './entities/payment-file.entity.js';
export { PaymentLineOrder } from './entities/payment-line-order.entity.js';
export { PaymentLine } from './entities/payment-line.entity.js';
export { PaymentMatchingModule } from './payment-matching.module.js';
