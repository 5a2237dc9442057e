// Drives operations against several targets in interleaved rounds.
import { drive } from './load.mjs';

const WARM_UP_PASSES = 40;
const WARM_UPS = 3;

/**
 * A target is { name, origin, pids, databasePids }; a case is { name, targets: [{ target, steps }], isExpected, settles, passes }.
 * Without `passes`, each target makes as many passes in a round as it can in `seconds`. The targets take turns within each case,
 * starting with a different one each round. Returns rows of { name, target, results }.
 */
export async function measureRounds(cases, { rounds, seconds, connections }) {
  const rows = cases.flatMap((one) =>
    one.targets.map(({ target, steps }) => ({ ...one, case: one, target, steps, results: [] })),
  );
  const run = ({ target, steps, isExpected, settles }, passes) =>
    drive({ ...target, steps, isExpected, settles, connections, passes });
  const passesFor = (one, { perSecond }) => one.passes ?? Math.max(1, Math.round((perSecond * seconds) / connections));
  for (const row of rows) {
    const first = await run(row, Math.ceil(WARM_UP_PASSES / connections));
    row.passes = Math.max(1, Math.round(passesFor(row.case, first) / 2));
    // V8 compiles the code of an order during its first few thousands: these cost up to twice as much.
    const times = row.case.passes === undefined ? WARM_UPS : 1;
    for (let time = 0; time < times; time++) row.passes = passesFor(row.case, await run(row, row.passes));
  }
  for (let round = 0; round < rounds; round++) {
    for (const { name } of cases) {
      const turns = rows.filter((row) => row.name === name);
      for (let turn = 0; turn < turns.length; turn++) {
        const row = turns[(turn + round) % turns.length];
        const result = await run(row, row.passes);
        row.passes = passesFor(row.case, result);
        row.results.push(result);
      }
    }
    process.stderr.write(`round ${round + 1} of ${rounds}\n`);
  }
  return rows;
}

/** Per round: the shop's value divided by the baseline's. */
export const ratios = (shop, baseline, value) =>
  shop.results.map((result, round) => value(result) / value(baseline.results[round]));

export const cpuOf = ({ serverCpuMs, databaseCpuMs }) => serverCpuMs + databaseCpuMs;
