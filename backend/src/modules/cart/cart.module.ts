import { Module } from '@nestjs/common';
import { CartLines } from './cart-lines.js';
import { CartController } from './cart.controller.js';
import { CartJobs } from './cart.jobs.js';
import { CheckoutCart } from './checkout-cart.js';
import { PurgeIdleCarts } from './purge-idle-carts.js';

@Module({
  controllers: [CartController],
  providers: [CartJobs, CartLines, CheckoutCart, PurgeIdleCarts],
  exports: [CheckoutCart, PurgeIdleCarts],
})
export class CartModule {}
