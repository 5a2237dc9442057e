import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { isUUID } from 'class-validator';
import type { DataSource } from 'typeorm';
import { query } from '#platform/database/sql.js';
import type { OrderView } from './order.view.js';
import { trackingPage } from './tracking.js';
import { orderNotFound } from './orders.errors.js';

const ITEMS = `select json_agg(json_build_object(
    'id', item.id, 'productId', item.product_id, 'quantity', item.quantity, 'priceAtTime', item.price_at_time,
    'product', json_build_object('id', item.product_id, 'name', item.product_name, 'imageUrl', item.product_image_url,
      'image', case when file.width is null then null else
        json_build_object('width', file.width, 'height', file.height, 'color', coalesce(file.color, '#e8e0d2')) end)
    ) order by item.created_at, item.id)
  from order_items item
  left join stored_files file on file.name = substring(item.product_image_url from '^/api/images/(.+)$')
  where item.order_id = orders.id`;

const ORDER = `select id, order_number as "orderNumber", customer_email as "customerEmail", customer_name as "customerName",
    customer_phone as "customerPhone", shipping_address as "shippingAddress", billing_address as "billingAddress",
    total_amount as "totalAmount", tax_amount::text as "taxAmount", shipping_amount::text as "shippingAmount",
    discount_amount::text as "discountAmount", refunded_amount::text as "refundedAmount", status,
    payment_status as "paymentStatus", payment_method as "paymentMethod", notes, created_at as "createdAt",
    updated_at as "updatedAt", case when tracking_number is null then null else
      json_build_object('carrier', tracking_carrier, 'number', tracking_number) end as tracking, coalesce((${ITEMS}), '[]') as items
  from orders where id = $1`;

@Injectable()
export class OrderQueries {
  constructor(@InjectDataSource() private readonly db: DataSource) {}

  /** Everything a buyer may see of an order. What is no id is answered exactly like an unknown one. */
  async order(id: string): Promise<OrderView> {
    if (!isUUID(id)) throw orderNotFound();
    const [order] = await query<OrderView>(this.db, ORDER, [id]);
    if (!order) throw orderNotFound();
    if (order.tracking) order.tracking.url = trackingPage(order.tracking.carrier, order.tracking.number);
    return order;
  }

  /** Oldest first: each has a mail of its own. */
  async refundIds(orderId: string): Promise<string[]> {
    const refunds = await query<{ id: string }>(this.db, 'select id from refunds where order_id = $1 order by created_at, id', [
      orderId,
    ]);
    return refunds.map(({ id }) => id);
  }
}
