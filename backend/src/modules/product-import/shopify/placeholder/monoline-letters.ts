import { ownValue } from '@shop/contract/own-value';

/** Capitals as strokes, 10 units high: [advance, path]. Built in because a server may have no fonts installed. */
const LETTERS: Readonly<Record<string, readonly [number, string]>> = {
  ' ': [4, ''],
  A: [6.4, 'M0 10L3.2 0L6.4 10M1.2 6.5H5.2'],
  B: [5.6, 'M0 0V10H3A2.6 2.6 0 0 0 3 4.8H0M0 0H2.6A2.4 2.4 0 0 1 2.6 4.8'],
  C: [5.8, 'M5.8 2.2A3 3 0 0 0 0 3V7A3 3 0 0 0 5.8 7.8'],
  D: [6, 'M0 0V10H2.4A3.6 3.6 0 0 0 6 6.4V3.6A3.6 3.6 0 0 0 2.4 0Z'],
  E: [4.8, 'M4.8 0H0V10H4.8M0 4.8H4.2'],
  F: [4.6, 'M4.6 0H0V10M0 4.8H4.2'],
  G: [6, 'M5.8 2.2A3 3 0 0 0 0 3V7A3 3 0 0 0 6 7V5.2H3.4'],
  H: [6, 'M0 0V10M6 0V10M0 4.8H6'],
  I: [0, 'M0 0V10'],
  J: [4, 'M4 0V7.6A2.2 2.2 0 0 1 0 8.4'],
  K: [5.8, 'M0 0V10M5.4 0L0 5.8M2 3.8L5.8 10'],
  L: [4.6, 'M0 0V10H4.6'],
  M: [7.2, 'M0 10V0L3.6 6.2L7.2 0V10'],
  N: [6, 'M0 10V0L6 10V0'],
  O: [6, 'M0 3A3 3 0 0 1 6 3V7A3 3 0 0 1 0 7Z'],
  P: [5.6, 'M0 10V0H2.9A2.7 2.7 0 0 1 2.9 5.4H0'],
  Q: [6, 'M0 3A3 3 0 0 1 6 3V7A3 3 0 0 1 0 7ZM3.6 7.6L6.2 10.6'],
  R: [5.8, 'M0 10V0H2.9A2.7 2.7 0 0 1 2.9 5.4H0M2.8 5.4L5.8 10'],
  S: [5.6, 'M5.3 1.9A2.7 2.5 0 0 0 2.8 0A2.5 2.4 0 0 0 2.8 4.8A2.7 2.6 0 0 1 2.8 10A2.8 2.6 0 0 1 0 8'],
  T: [6, 'M0 0H6M3 0V10'],
  U: [6, 'M0 0V7A3 3 0 0 0 6 7V0'],
  V: [6.2, 'M0 0L3.1 10L6.2 0'],
  W: [8.8, 'M0 0L2.2 10L4.4 1.6L6.6 10L8.8 0'],
  X: [6, 'M0 0L6 10M6 0L0 10'],
  Y: [6, 'M0 0L3 5L6 0M3 5V10'],
  Z: [5.8, 'M0 0H5.8L0 10H5.8'],
  0: [5.4, 'M0 2.7A2.7 2.7 0 0 1 5.4 2.7V7.3A2.7 2.7 0 0 1 0 7.3Z'],
  1: [2.4, 'M0 1.8L2.4 0V10'],
  2: [5.2, 'M0 2.4A2.5 2.5 0 0 1 4.6 4L0 10H5.2'],
  3: [5.2, 'M0 0H5L2.4 4A3 3 0 1 1 0 8.2'],
  4: [5.6, 'M4.2 10V0L0 6.9H5.6'],
  5: [5.2, 'M4.8 0H0.8L0.3 4.4A3 3 0 1 1 0 8.4'],
  6: [5.6, 'M4.4 0L0.6 5.4M0 7.2A2.8 2.8 0 1 1 5.6 7.2A2.8 2.8 0 1 1 0 7.2'],
  7: [5.2, 'M0 0H5.2L1.8 10'],
  8: [5.4, 'M2.7 4.6A2.3 2.3 0 1 1 2.7 0A2.3 2.3 0 1 1 2.7 4.6A2.7 2.7 0 1 1 2.7 10A2.7 2.7 0 1 1 2.7 4.6'],
  9: [5.6, 'M1.2 10L5 4.6M5.6 2.8A2.8 2.8 0 1 1 0 2.8A2.8 2.8 0 1 1 5.6 2.8'],
  '-': [3.4, 'M0 5.2H3.4'],
  '.': [0, 'M0 10V10.01'],
  ',': [1, 'M1 9.8L0 11.8'],
  "'": [0, 'M0 0V2.2'],
  '&': [6.4, 'M6.2 10L1.2 3.2A1.9 1.9 0 1 1 4.4 3L1 5.6A2.6 2.6 0 0 0 2.6 10C4.4 10 5.8 8.4 6 6.2'],
  '/': [4, 'M4 -0.6L0 10.6'],
  '+': [4.4, 'M0 5.2H4.4M2.2 3V7.4'],
  '(': [1.8, 'M1.8 -0.8C-0.6 2.6 -0.6 7.4 1.8 10.8'],
  ')': [1.8, 'M0 -0.8C2.4 2.6 2.4 7.4 0 10.8'],
  '!': [0, 'M0 0V6.8M0 10V10.01'],
  ':': [0, 'M0 3.6V3.61M0 8.6V8.61'],
};

const SPACING = 3.2;

/** A line of text as SVG paths, 10 units high, starting at x = 0. Characters without a glyph are left out. */
export function monoline(text: string): { path: string; width: number } {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[‘’`]/g, "'").replace(/[–—]/g, '-').toUpperCase();
  let x = 0;
  const parts: string[] = [];
  for (const character of plain) {
    const letter = ownValue(LETTERS, character);
    if (!letter) continue;
    const [advance, path] = letter;
    if (path !== '') parts.push(`<path transform="translate(${x.toFixed(1)} 0)" d="${path}"/>`);
    x += advance + SPACING;
  }
  return { path: parts.join(''), width: Math.max(0, x - SPACING) };
}
