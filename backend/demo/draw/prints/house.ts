import { letters } from '../lettering.js';
import type { Random } from '../seeded-random.js';
import { pick } from '../seeded-random.js';
import type { Design } from './design.js';
import { fixed, inkOf } from './design.js';

/** Window light fallen on a wall: panes sheared by the hour, fading downwards. */
const windowLight: Design = (inks) => {
  let panes = '';
  for (let row = 0; row < 4; row++) {
    for (let column = 0; column < 3; column++) {
      const x = 210 + column * 190 + row * 42;
      const y = 90 + row * 212 + column * -14;
      panes += `<path d="M${x} ${y}L${x + 168} ${y - 13}L${x + 206} ${y + 178}L${x + 38} ${y + 192}Z" fill="${inkOf(inks, (row + column) % 4 === 3 ? 1 : 0)}" opacity="${(1 - row * 0.14).toFixed(2)}"/>`;
    }
  }
  return panes;
};

const door: Design = (inks) =>
  `<path d="M250 940V300C250 90 750 90 750 300V940" fill="none" stroke="${inkOf(inks, 0)}" stroke-width="26"/>` +
  `<path d="M300 940V310C300 160 480 140 480 140L480 940Z" fill="${inkOf(inks, 0)}"/><path d="M500 150C640 150 702 220 702 310V940H500Z" fill="${inkOf(inks, 1)}"/>` +
  `<path d="M500 940L900 990H420L300 940Z" fill="${inkOf(inks, 1)}" opacity=".55"/><circle cx="446" cy="580" r="15" fill="${inkOf(inks, 1)}"/>`;

function wander(random: Random, cells: number): string {
  const seen = new Set<number>([0]);
  const stack: number[] = [0];
  const passages: [number, number][] = [];
  while (stack.length > 0) {
    const here = stack[stack.length - 1]!;
    const x = here % cells;
    const y = Math.floor(here / cells);
    const next = [
      x > 0 ? here - 1 : -1,
      x < cells - 1 ? here + 1 : -1,
      y > 0 ? here - cells : -1,
      y < cells - 1 ? here + cells : -1,
    ].filter((n) => n >= 0 && !seen.has(n));
    if (next.length === 0) {
      stack.pop();
      continue;
    }
    const chosen = pick(random, next);
    seen.add(chosen);
    passages.push([here, chosen]);
    stack.push(chosen);
  }
  const size = 860 / cells;
  const at = (n: number): string =>
    `${fixed(70 + size * (0.5 + (n % cells)))} ${fixed(70 + size * (0.5 + Math.floor(n / cells)))}`;
  return passages.map(([a, b]) => `M${at(a)}L${at(b)}`).join('');
}

const maze: Design = (inks, random) => {
  const size = 860 / 17;
  const end = 70 + size * 16.5;
  return (
    `<path d="${wander(random, 17)}" fill="none" stroke="${inkOf(inks, 0)}" stroke-width="${fixed(size * 0.54)}" stroke-linecap="round" stroke-linejoin="round"/>` +
    `<path d="M${fixed(end)} ${fixed(end)}V1000" stroke="${inkOf(inks, 1)}" stroke-width="${fixed(size * 0.54)}"/><circle cx="${fixed(end)}" cy="${fixed(end)}" r="${fixed(size * 0.42)}" fill="${inkOf(inks, 1)}"/>`
  );
};

const days: Design = (inks, random) => {
  // Days counted as small suns instead of strokes; the last row opens into a line of light.
  let drawn = '';
  for (let row = 0; row < 9; row++) {
    for (let column = 0; column < 9; column++) {
      const x = 130 + column * 92;
      const y = 110 + row * 92;
      const t = (row * 9 + column) / 80;
      const r = 10 + t * 24;
      drawn += `<path d="M${fixed(x - r)} ${fixed(y)}A${fixed(r)} ${fixed(r)} 0 0 1 ${fixed(x + r)} ${fixed(y)}Z" fill="${inkOf(inks, random() < 0.1 + t * 0.3 ? 1 : 0)}"/><path d="M${fixed(x - 36)} ${fixed(y + 7)}H${fixed(x + 36)}" stroke="${inkOf(inks, 0)}" stroke-width="4"/>`;
    }
  }
  return drawn;
};

const wordmark: Design = (inks) =>
  letters('Lasting', 'didone', { size: 226, x: 500, y: 470, anchor: 'middle', fill: inkOf(inks, 0) }) +
  letters('Freedom', 'didone', { size: 226, x: 500, y: 680, anchor: 'middle', fill: inkOf(inks, 0) });

const mark: Design = (inks) =>
  `<path d="M270 900V330C270 60 730 60 730 330V900H640V336C640 180 360 180 360 336V900Z" fill="${inkOf(inks, 0)}"/><path d="M400 900L400 350C400 240 560 226 590 300L470 400V900Z" fill="${inkOf(inks, inks.length - 1)}"/>`;

export const house: Readonly<Record<string, Design>> = { 'window-light': windowLight, door, maze, days, wordmark, mark };
