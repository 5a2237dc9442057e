/** Milliseconds of processor time that `work` takes in this process: unlike the clock, it does not depend on the neighbours. */
export function cpuTimeOf(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}
