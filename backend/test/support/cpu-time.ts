/** The CPU time of `work` in ms. Unlike the wall clock, it does not depend on other processes. */
export function cpuTimeOf(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}
