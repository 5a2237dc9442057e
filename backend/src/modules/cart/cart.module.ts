import { Module } from '@nestjs/common';
import { CartLines } from './cart-lines.js';
import { CartController } from './cart.controller.js';
import { CartJobs } from './cart.jobs.js';
import { OpenCarts } from './open-carts.js';
import { PurgeIdleCarts } from './purge-idle-carts.js';

@Module({
  controllers: [CartController],
  providers: [CartJobs, CartLines, OpenCarts, PurgeIdleCarts],
  exports: [OpenCarts, PurgeIdleCarts],
})
export class CartModule {}
