import type { Config } from '../config.js';
import { deploymentWarnings } from '../config/deployment-warnings.js';
import { checkApplePay } from './check-apple-pay.js';
import { checkDatabase } from './check-database.js';
import { checkDisks, checkMail, checkRedis } from './check-services.js';
import { checkShop } from './check-shop.js';
import { checkTls } from './check-tls.js';
import { type CheckResult, ok, warning } from './check-result.js';

function checkSettings(config: Config): CheckResult[] {
  const warnings = config.NODE_ENV === 'production' ? deploymentWarnings(config) : [];
  const results = warnings.map((text) => warning('settings', text));
  if (config.PUBLIC_ORIGIN?.startsWith('https://') && config.TRUSTED_PROXIES === 0)
    results.push(warning('proxies', 'TRUSTED_PROXIES is 0: behind a proxy all visitors share one address and its limits'));
  return results.length > 0 ? results : [ok('settings', 'complete')];
}

/** Everything that is right or wrong with the settings, and with the shop that runs at `origin`. */
export async function examine(config: Config, origin: string): Promise<CheckResult[]> {
  const checks = [
    checkDatabase(config),
    checkRedis(config),
    checkMail(config),
    checkApplePay(config),
    checkDisks(config),
    checkTls(origin),
    checkShop(origin),
  ];
  return [...checkSettings(config), ...(await Promise.all(checks)).flat()];
}

const MARKS = { ok: 'ok      ', warning: 'WARNING ', problem: 'PROBLEM ' };

/** One line for each result, and one that sums them up. */
export function reportOf(results: readonly CheckResult[]): { text: string; exitCode: number } {
  const count = (state: CheckResult['state']): number => results.filter((result) => result.state === state).length;
  const lines = results.map(({ subject, state, text }) => `${MARKS[state]} ${subject.padEnd(14)} ${text}`);
  const summary = `${count('problem')} problems, ${count('warning')} warnings, ${count('ok')} ok`;
  return { text: `${lines.join('\n')}\n${summary}\n`, exitCode: count('problem') > 0 ? 1 : 0 };
}
