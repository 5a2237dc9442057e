import { formatMoment } from '@shop/contract/moment';
import type { DataSource } from 'typeorm';
import type { Config } from '../config.js';
import { UpcomingDrop } from '../modules/catalog/index.js';
import { readSettings, ShopSettingsRow } from '../modules/settings/index.js';
import { type CheckResult, ok, warning } from './check-result.js';

const MAX_NAMES = 5;

/** What opens next, and what is missing then. Nothing without a coming drop. */
export async function checkDrop(db: DataSource, config: Config): Promise<CheckResult[]> {
  const drop = await new UpcomingDrop(db).drop();
  if (drop === undefined) return [];
  const { timeZone } = await readSettings(db.getRepository(ShopSettingsRow), config);
  const { seconds, products, pieces, withoutStock, withoutImage } = drop;
  const opens =
    `opens ${formatMoment(drop.opensAt, timeZone)}, in ${seconds} s by the clock of the database (see "clock"): ` +
    `${products} ${products === 1 ? 'product' : 'products'}, ${pieces} ${pieces === 1 ? 'piece' : 'pieces'}`;
  const missing = [...namesOf('without stock', withoutStock), ...namesOf('without image', withoutImage)];
  return [missing.length === 0 ? ok('drop', opens) : warning('drop', [opens, ...missing].join('; '))];
}

function namesOf(what: string, names: readonly string[]): string[] {
  if (names.length === 0) return [];
  const left = names.length - MAX_NAMES;
  return [`${what}: ${names.slice(0, MAX_NAMES).join(', ')}${left > 0 ? ` and ${left} more` : ''}`];
}
