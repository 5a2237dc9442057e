import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { JOURNEYS } from '../cluster/journeys.js';

it('every journey that a cluster plays exists', () => {
  expect(JOURNEYS.filter((file) => !existsSync(join(__dirname, '../../..', file)))).toEqual([]);
});
