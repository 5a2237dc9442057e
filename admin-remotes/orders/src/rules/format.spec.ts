import { formatActor } from './format.ts';

it.each([
  ['staff ada', 'ada'],
  ['shopper', 'Shopper'],
  ['system', 'Automatic'],
])('the actor "%s" is shown as %s', (actor, name) => {
  expect(formatActor(actor)).toBe(name);
});
