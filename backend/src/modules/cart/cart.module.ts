import { Module } from '@nestjs/common';
import { CartLines } from './cart-lines.js';
import { CartController } from './cart.controller.js';
import { CheckoutCart } from './checkout-cart.js';
import { PurgeIdleCarts } from './purge-idle-carts.js';
import { RemoveProductFromCarts } from './remove-product-from-carts.js';

@Module({
  controllers: [CartController],
  providers: [CartLines, CheckoutCart, PurgeIdleCarts, RemoveProductFromCarts],
  exports: [CheckoutCart],
})
export class CartModule {}
