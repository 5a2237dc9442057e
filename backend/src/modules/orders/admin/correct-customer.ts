import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { inTransaction, type Tx } from '#platform/database/transactions.js';
import { type Admin, AuditLog } from '../../auth/index.js';
import type { ShippingAddress } from '../entities/order.entity.js';
import { canTransition } from '../order-status.js';
import { alreadyShipped, customerWasErased } from '../orders.errors.js';
import { adminActor, OrderHistory } from '../transitions/order-history.js';
import { OrderTransitions } from '../transitions/order-transitions.js';
import type { CorrectCustomerDto } from './admin-order.dto.js';
import { type CustomerRow, customerOf, setCustomer } from './correct-customer.queries.js';

const LABELS: Record<keyof CustomerRow, string> = {
  customerName: 'name',
  customerEmail: 'e-mail',
  customerPhone: 'phone',
  shippingAddress: 'address',
};

/** Corrects what the buyer mistyped. Later emails and the packing slip use the corrected data. */
@Injectable()
export class CorrectCustomer {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly transitions: OrderTransitions,
    private readonly history: OrderHistory,
    private readonly audit: AuditLog,
  ) {}

  execute(admin: Admin, orderId: string, correction: CorrectCustomerDto): Promise<void> {
    return inTransaction(this.db, (tx) => this.apply(tx, admin, orderId, correction));
  }

  /** 409 for an erased customer, and for the address of a shipped order. Fields that are not sent stay as they are. */
  async apply(tx: Tx, admin: Admin, orderId: string, correction: CorrectCustomerDto): Promise<void> {
    const order = await this.transitions.lock(tx, orderId);
    const before = await customerOf.first(tx, orderId);
    if (!before || before.customerEmail === '') throw customerWasErased();
    const after = withCorrection(before, correction);
    const changed = (Object.keys(LABELS) as (keyof CustomerRow)[]).filter(
      (field) => !isDeepStrictEqual(before[field], after[field]),
    );
    if (changed.length === 0) return;
    if (changed.includes('shippingAddress') && !canTransition(order.status, 'cancelled')) throw alreadyShipped();
    await setCustomer.execute(tx, orderId, after.customerName, after.customerEmail, after.customerPhone, after.shippingAddress);
    // Only which fields: the values are personal data, and the customer may ask for their erasure.
    const fields = changed.map((field) => LABELS[field]).join(', ');
    await this.history.record(tx, orderId, { kind: 'customer', actor: adminActor(admin), detail: { fields } });
    await this.audit.record(tx, admin, 'updated', 'order', orderId, { name: order.orderNumber, corrected: fields });
  }
}

function withCorrection(before: CustomerRow, correction: CorrectCustomerDto): CustomerRow {
  const { customerName, customerEmail, customerPhone, shippingAddress } = correction;
  return {
    customerName: customerName ?? before.customerName,
    customerEmail: customerEmail ?? before.customerEmail,
    customerPhone: customerPhone === undefined ? before.customerPhone : customerPhone || null,
    shippingAddress: correctedAddress(before.shippingAddress, shippingAddress),
  };
}

/** A form that does not know the second line keeps it. */
function correctedAddress(before: ShippingAddress, correction: CorrectCustomerDto['shippingAddress']): ShippingAddress {
  if (!correction) return before;
  const { street, street2 = before.street2, city, state, zipCode } = correction;
  return { street, ...(street2 ? { street2 } : {}), city, state, zipCode, country: before.country };
}
