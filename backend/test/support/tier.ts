const IS_FULL = process.env['TEST_TIER'] === 'full';

/** The first value in `npm test`, the second in `npm run test:full`; docs/testing.md describes the two tiers. */
export const byTier = <Day, Full>(day: Day, full: Full): Day | Full => (IS_FULL ? full : day);

/** Of all generated input. The full tier draws and prints one; TEST_SEED repeats it. */
export const TEST_SEED = Number(process.env['TEST_SEED'] ?? 1);
