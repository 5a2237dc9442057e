import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { SETTING_GROUP_NAMES, type SettingGroup } from '@shop/contract/settings-fields';
import type { DataSource } from 'typeorm';
import type { Config } from '#src/config.js';
import { inTransaction, type Tx } from '#platform/database/transactions.js';
import { Outbox } from '#platform/outbox/outbox.js';
import { CONFIG } from '#platform/tokens.js';
import { type Admin, AuditLog } from '../../auth/index.js';
import { MediaLibrary } from '../../media/index.js';
import { HandleChange } from '../handle-change.entity.js';
import { MANUAL_METHODS } from '../payment-methods/method-rules.js';
import { settingNotFound, settingsEditConflict, taxServiceUnavailable } from '../settings.errors.js';
import { ShopSettingsRow } from '../shop-settings.entity.js';
import { ShopSettings } from '../shop-settings.js';
import { cardPaymentsOf } from '../values/card-payments.js';
import { defaultValues, environmentFields } from '../values/default-values.js';
import { offeredMethods } from '../values/offered-payments.js';
import { type SettingName, settingsOf } from '../values/setting-groups.js';
import type { SettingsValues } from '../values/settings-values.dto.js';
import { isStored, readStored, writeStored } from '../values/stored-values.js';
import { usedImages } from '../values/used-images.js';
import type { AdminSettingsView, SettingSource } from './admin-settings.view.js';
import type { SaveSettings } from './save-settings.dto.js';

const SINGLE_ROW = { id: 1 };

/** Reads and saves the settings for the admin. A changed handle is reported to all staff by email. */
@Injectable()
export class SettingsEditor {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly settings: ShopSettings,
    private readonly media: MediaLibrary,
    private readonly audit: AuditLog,
    private readonly outbox: Outbox,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async read(): Promise<AdminSettingsView> {
    return this.view((await this.db.getRepository(ShopSettingsRow).findOneBy(SINGLE_ROW)) ?? undefined);
  }

  /** Saves the sent fields of a group. 409 EDIT_CONFLICT when someone saved since the form was opened, 400 without a provider of the tax. */
  async save(admin: Admin, group: SettingGroup, { version, values }: SaveSettings): Promise<AdminSettingsView> {
    if (values.taxMode === 'stripe' && cardPaymentsOf(this.config) === 'unavailable') throw taxServiceUnavailable();
    const sent = settingsOf(group).filter((field) => values[field] !== undefined);
    return this.change(admin, group, version, Object.fromEntries(sent.map((field) => [field, values[field]])));
  }

  /** Returns a field to its default. 404 for a field that the group does not have. */
  reset(admin: Admin, group: SettingGroup, field: string): Promise<AdminSettingsView> {
    const known = settingsOf(group).find((name) => name === field);
    if (!known) throw settingNotFound();
    return this.change(admin, group, undefined, { [known]: undefined });
  }

  private async change(
    admin: Admin,
    group: SettingGroup,
    version: number | undefined,
    changes: Partial<SettingsValues>,
  ): Promise<AdminSettingsView> {
    const view = await inTransaction(this.db, async (tx) => {
      const row = await this.lock(tx);
      const before = this.view(row);
      if (version !== undefined && version !== row.version) throw settingsEditConflict(before);
      const saved = { ...SINGLE_ROW, values: writeStored(row.values, changes), version: row.version + 1 };
      await this.assertImages(tx, before.values, changes);
      await tx.getRepository(ShopSettingsRow).save(saved);
      const after = this.view(saved);
      await this.record(tx, admin, group, Object.keys(changes) as SettingName[], before.values, after.values);
      return after;
    });
    this.settings.refresh();
    return view;
  }

  private async lock(tx: Tx): Promise<ShopSettingsRow> {
    const rows = tx.getRepository(ShopSettingsRow);
    await rows
      .createQueryBuilder()
      .insert()
      .values({ ...SINGLE_ROW, values: {} })
      .orIgnore()
      .execute();
    return rows.findOneOrFail({ where: SINGLE_ROW, lock: { mode: 'pessimistic_write' } });
  }

  private async assertImages(tx: Tx, before: SettingsValues, changes: Partial<SettingsValues>): Promise<void> {
    const kept = usedImages(before);
    for (const image of usedImages(changes)) {
      if (!kept.includes(image)) await this.media.assertUsable(tx, image, 'catalog-image');
    }
  }

  private async record(
    tx: Tx,
    admin: Admin,
    group: SettingGroup,
    fields: readonly SettingName[],
    before: SettingsValues,
    after: SettingsValues,
  ): Promise<void> {
    const changed = fields.filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]));
    const changes = Object.fromEntries(changed.map((field) => [field, { before: before[field], after: after[field] }]));
    await this.audit.record(tx, admin, 'updated', 'settings', group, { changes });
    for (const handle of MANUAL_METHODS.filter((name) => changed.includes(name))) {
      const change = { handle, before: before[handle], after: after[handle], adminName: admin.username };
      const { id: changeId } = await tx.getRepository(HandleChange).save(change);
      await this.outbox.add(tx, 'settings.handle-changed', { changeId }, `settings.handle-changed:${changeId}`);
    }
  }

  private view(row: ShopSettingsRow | undefined): AdminSettingsView {
    const values = { ...defaultValues(this.config), ...readStored(row?.values) };
    const fromEnvironment = environmentFields(this.config);
    const sourceOf = (field: SettingName): SettingSource => {
      if (isStored(row?.values, field)) return 'set';
      return fromEnvironment.has(field) ? 'environment' : 'default';
    };
    const fields = SETTING_GROUP_NAMES.flatMap(settingsOf);
    const cardPayments = cardPaymentsOf(this.config);
    return {
      values,
      version: row?.version ?? 0,
      source: Object.fromEntries(fields.map((field) => [field, sourceOf(field)])) as Record<SettingName, SettingSource>,
      cardPayments,
      offeredMethods: offeredMethods(values, cardPayments, this.config.NODE_ENV),
    };
  }
}
