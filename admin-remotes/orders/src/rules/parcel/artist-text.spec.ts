import { artistText } from './artist-text.ts';

it.each([
  [['Marisol Vega'], 'Part of this order goes to Marisol Vega.'],
  [['Marisol Vega', 'Ana Ruiz'], 'Part of this order goes to Marisol Vega and Ana Ruiz.'],
  [['Marisol Vega', 'Ana Ruiz', 'Ben Ode'], 'Part of this order goes to Marisol Vega, Ana Ruiz, and Ben Ode.'],
])('the slip of an order with shares of %j says "%s"', (names, text) => expect(artistText(names)).toBe(text));
