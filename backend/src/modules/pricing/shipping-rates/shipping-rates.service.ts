import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { inTransaction, lockName, type Tx } from '#platform/database/transactions.js';
import { type Admin, AuditLog, changesBetween } from '../../auth/index.js';
import { invalidField, pricingEditConflict, rateNotFound, tooMany } from '../pricing.errors.js';
import type { CreateShippingRateDto, SaveShippingRateDto } from './shipping-rate.dto.js';
import { ShippingRate } from './shipping-rate.entity.js';
import { type AdminShippingRatesView, type AdminShippingRateView, adminRateView } from './shipping-rate.view.js';

const MAX_RATES = 20;
const RECORDED = [
  'name',
  'cents',
  'freeFromCents',
  'states',
  'daysMin',
  'daysMax',
  'sortOrder',
  'isActive',
] as const satisfies (keyof ShippingRate)[];

/** Lists, creates, replaces and deletes shipping rates. */
@Injectable()
export class ShippingRates {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly audit: AuditLog,
  ) {}

  async all(): Promise<AdminShippingRatesView> {
    const rates = await this.db.getRepository(ShippingRate).find({ order: { sortOrder: 'asc', id: 'asc' } });
    return { rates: rates.map(adminRateView) };
  }

  create(admin: Admin, form: CreateShippingRateDto): Promise<AdminShippingRateView> {
    const values = valuesOf(form);
    return inTransaction(this.db, async (tx) => {
      await lockName(tx, 'shipping rates');
      const rates = tx.getRepository(ShippingRate);
      if ((await rates.count()) >= MAX_RATES) throw tooMany(MAX_RATES, 'shipping rates');
      const rate = await rates.save(rates.create(values));
      await this.audit.record(tx, admin, 'created', 'shipping rate', rate.id, { name: rate.name });
      return adminRateView(rate);
    });
  }

  /** Replaces the whole rate. 409 EDIT_CONFLICT when someone saved since the form was opened. */
  replace(admin: Admin, id: string, form: SaveShippingRateDto): Promise<AdminShippingRateView> {
    const values = valuesOf(form);
    return inTransaction(this.db, async (tx) => {
      const before = await this.lock(tx, id);
      if (form.version !== before.version) throw pricingEditConflict('shipping rate', adminRateView(before));
      const after = Object.assign({}, before, values, { version: before.version + 1 });
      await tx.getRepository(ShippingRate).save(after);
      const changes = changesBetween(before, after, RECORDED);
      await this.audit.record(tx, admin, 'updated', 'shipping rate', id, { name: after.name, changes });
      return adminRateView(after);
    });
  }

  remove(admin: Admin, id: string): Promise<void> {
    return inTransaction(this.db, async (tx) => {
      const { name } = await this.lock(tx, id);
      await tx.getRepository(ShippingRate).delete({ id });
      await this.audit.record(tx, admin, 'deleted', 'shipping rate', id, { name });
    });
  }

  private async lock(tx: Tx, id: string): Promise<ShippingRate> {
    const rate = await tx.getRepository(ShippingRate).findOne({ where: { id }, lock: { mode: 'pessimistic_write' } });
    if (!rate) throw rateNotFound();
    return rate;
  }
}

function valuesOf(form: CreateShippingRateDto): Pick<ShippingRate, (typeof RECORDED)[number]> {
  const { name, cents, freeFromCents, daysMin = null, daysMax = null } = form;
  if ((daysMin === null) !== (daysMax === null)) throw invalidField('daysMax', 'Please enter both numbers of days or none');
  if (daysMin !== null && daysMax !== null && daysMax < daysMin)
    throw invalidField('daysMax', 'The longest time on the way cannot be below the shortest');
  return {
    name,
    cents,
    freeFromCents,
    states: form.states ?? [],
    daysMin,
    daysMax,
    sortOrder: form.sortOrder ?? 0,
    isActive: form.isActive ?? true,
  };
}
