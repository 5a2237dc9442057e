import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { inTransaction, lockName, type Tx, violatedConstraint } from '#platform/database/transactions.js';
import { type Admin, AuditLog, changesBetween } from '../../auth/index.js';
import { pricingEditConflict, ruleExists, ruleNotFound, tooMany } from '../pricing.errors.js';
import { valuesOf } from './rule-values.js';
import type { CreateTaxRuleDto, SaveTaxRuleDto } from './tax-rule.dto.js';
import { TaxRule } from './tax-rule.entity.js';
import { ruleView, type TaxRulesView, type TaxRuleView } from './tax-rule.view.js';

const MAX_RULES = 2_000;
const nameOf = ({ authority, state }: Pick<TaxRule, 'authority' | 'state'>): string => `${authority} (${state})`;

/** Lists, creates, replaces and deletes tax rules. */
@Injectable()
export class TaxRules {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly audit: AuditLog,
  ) {}

  async all(): Promise<TaxRulesView> {
    const order = { state: 'asc', authority: 'asc', validFrom: { direction: 'asc', nulls: 'first' } } as const;
    const rules = await this.db.getRepository(TaxRule).find({ order });
    return { rules: rules.map(ruleView) };
  }

  create(admin: Admin, form: CreateTaxRuleDto): Promise<TaxRuleView> {
    const values = valuesOf(form);
    return this.withUniqueStart(async (tx) => {
      await lockName(tx, 'tax rules');
      const rules = tx.getRepository(TaxRule);
      if ((await rules.count()) >= MAX_RULES) throw tooMany(MAX_RULES, 'tax rules');
      const rule = await rules.save(rules.create(values));
      await this.audit.record(tx, admin, 'created', 'tax rule', rule.id, { name: nameOf(rule), rule: values });
      return ruleView(rule);
    });
  }

  /** Replaces the whole rule. 409 EDIT_CONFLICT when someone saved since the form was opened. */
  replace(admin: Admin, id: string, form: SaveTaxRuleDto): Promise<TaxRuleView> {
    const values = valuesOf(form);
    return this.withUniqueStart(async (tx) => {
      const before = await this.lock(tx, id);
      if (form.version !== before.version) throw pricingEditConflict('tax rule', ruleView(before));
      const after = Object.assign({}, before, values, { version: before.version + 1 });
      await tx.getRepository(TaxRule).save(after);
      const changes = changesBetween(before, after, Object.keys(values) as (keyof typeof values)[]);
      await this.audit.record(tx, admin, 'updated', 'tax rule', id, { name: nameOf(after), changes });
      return ruleView(after);
    });
  }

  remove(admin: Admin, id: string): Promise<void> {
    return inTransaction(this.db, async (tx) => {
      const rule = await this.lock(tx, id);
      await tx.getRepository(TaxRule).delete({ id });
      await this.audit.record(tx, admin, 'deleted', 'tax rule', id, { name: nameOf(rule) });
    });
  }

  private async lock(tx: Tx, id: string): Promise<TaxRule> {
    const rule = await tx.getRepository(TaxRule).findOne({ where: { id }, lock: { mode: 'pessimistic_write' } });
    if (!rule) throw ruleNotFound();
    return rule;
  }

  private async withUniqueStart<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    try {
      return await inTransaction(this.db, work);
    } catch (error) {
      throw violatedConstraint(error) === 'tax_rules_key' ? ruleExists() : error;
    }
  }
}
