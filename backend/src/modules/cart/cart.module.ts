import { Module } from '@nestjs/common';
import { CatalogModule } from '../catalog/index.js';
import { AddLines } from './add-lines.js';
import { CartLines } from './cart-lines.js';
import { CartController } from './cart.controller.js';
import { ChangeSize } from './change-size.js';
import { CheckoutCart } from './checkout-cart.js';
import { PurgeIdleCarts } from './purge-idle-carts.js';
import { RemoveProductFromCarts } from './remove-product-from-carts.js';

@Module({
  imports: [CatalogModule],
  controllers: [CartController],
  providers: [AddLines, CartLines, ChangeSize, CheckoutCart, PurgeIdleCarts, RemoveProductFromCarts],
  exports: [CheckoutCart],
})
export class CartModule {}
