import { type Config, processMisspeltSettings } from '../config.js';
import { type ServerEvidence, serverProblems, type ServerStep } from '../config/server-problems.js';
import { checkApplePay } from './check-apple-pay.js';
import { checkDatabase } from './check-database.js';
import { checkDisks, checkMail, checkOthers, checkRedis } from './check-services.js';
import { checkSettings } from './check-settings.js';
import { checkShop } from './check-shop.js';
import { checkTls } from './check-tls.js';
import { type CheckResult, ok, warning } from './check-result.js';

/** Subject, and what is said when there is no problem. */
const STEPS: Record<ServerStep, [subject: string, ok: string]> = {
  origin: ['origin', 'the shop has its https address'],
  settings: ['settings', 'complete'],
  mail: ['mail arrives', 'a test email has reached its mailbox'],
  webhook: ['webhook', 'Stripe has reached the shop'],
  backup: ['backup', 'younger than a day'],
};
const OF_SETTINGS: readonly ServerStep[] = ['origin', 'settings'];

/** A warning for each problem that "Before you open" has for the person who runs the server. */
function checkSteps(config: Config, evidence: ServerEvidence | undefined): CheckResult[] {
  const problems = serverProblems(config, evidence);
  const steps = evidence === undefined ? OF_SETTINGS : (Object.keys(STEPS) as ServerStep[]);
  return steps.flatMap((step) => {
    const [subject, text] = STEPS[step];
    const own = problems.filter((one) => one.step === step);
    return own.length === 0 ? [ok(subject, text)] : own.map((one) => warning(subject, one.text));
  });
}

const checkNames = (): CheckResult[] =>
  processMisspeltSettings().map(({ name, meant }) =>
    warning('settings', `${name} is no setting and is ignored: is ${meant} meant?`),
  );

/** Everything that is right or wrong with the settings, and with the shop that runs at `origin`. */
export async function examine(config: Config, origin: string): Promise<CheckResult[]> {
  const [settings, database, shop, ...others] = await Promise.all([
    checkSettings(config),
    checkDatabase(config),
    checkShop(origin, config),
    checkRedis(config),
    checkMail(config),
    checkApplePay(config),
    checkDisks(config),
    checkOthers(config),
    checkTls(origin),
  ]);
  const { results, evidence } = database;
  // Said here in more words.
  const said = ['files', 'mail', 'replica', ...(evidence === undefined ? [] : ['backup'])];
  const ofShop = shop.filter(
    ({ subject, state }) => (state !== 'ok' || !said.includes(subject)) && !(subject === 'drop' && evidence !== undefined),
  );
  return [...checkSteps(config, evidence), ...checkNames(), ...settings, ...results, ...others.flat(), ...ofShop];
}

const MARKS = { ok: 'ok      ', warning: 'WARNING ', problem: 'PROBLEM ' };

/** One line for each result, and one that sums them up. */
export function reportOf(results: readonly CheckResult[]): { text: string; exitCode: number } {
  const count = (state: CheckResult['state']): number => results.filter((result) => result.state === state).length;
  const lines = results.map(({ subject, state, text }) => `${MARKS[state]} ${subject.padEnd(14)} ${text}`);
  const summary = `${count('problem')} problems, ${count('warning')} warnings, ${count('ok')} ok`;
  return { text: `${lines.join('\n')}\n${summary}\n`, exitCode: count('problem') > 0 ? 1 : 0 };
}
