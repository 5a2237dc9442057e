import { line } from '../geometry.js';
import { letters, lettersAlong } from '../lettering.js';
import type { Design } from './design.js';
import { fixed, inkOf } from './design.js';

function rule(x: number, y: number, width: number, ink: string): string {
  return `<path d="M${x - width / 2} ${y}H${x + width / 2}" stroke="${ink}" stroke-width="5"/><path d="M${x - width / 2} ${y + 12}H${x + width / 2}" stroke="${ink}" stroke-width="2"/><path d="M${x - 16} ${y + 6}L${x} ${y - 12}L${x + 16} ${y + 6}L${x} ${y + 24}Z" fill="${ink}"/>`;
}

/** The long tail of a sign painter's script, thick where the brush is pressed. */
function swash(x: number, y: number, width: number, ink: string): string {
  return `<path d="M${x - width / 2} ${y}C${x - width * 0.2} ${y - 40} ${x + width * 0.3} ${y - 50} ${x + width / 2} ${y - 86}C${x + width * 0.36} ${y - 8} ${x - width * 0.1} ${y + 6} ${x - width * 0.28} ${y + 34}C${x - width * 0.3} ${y + 12} ${x - width * 0.38} ${y + 2} ${x - width / 2} ${y}Z" fill="${ink}"/>`;
}

const stillHere: Design = (inks) => {
  const ink = inkOf(inks, 0);
  const shade = inkOf(inks, 1);
  const word = (text: string, y: number, size: number, dx: number, dy: number, fill: string): string =>
    letters(text, 'script', { size, x: 500 + dx, y: y + dy, anchor: 'middle', fill });
  return (
    `<g transform="rotate(-7 500 500)">${word('Still', 430, 430, 9, 9, shade)}${word('Here', 720, 430, 49, 9, shade)}` +
    `${word('Still', 430, 430, 0, 0, ink)}${word('Here', 720, 430, 40, 0, ink)}${swash(560, 830, 560, ink)}</g>` +
    lettersAlong('DAY BY DAY & YEAR BY YEAR', 'condensed', line('M 60 300 C 240 0 720 -60 900 150'), 52, ink, 110)
  );
};

const secondChances: Design = (inks) => {
  const ink = inkOf(inks, 0);
  let sun = '';
  for (let i = 0; i <= 16; i++) {
    const a = Math.PI + (i / 16) * Math.PI;
    sun += `M${fixed(500 + Math.cos(a) * 128)} ${fixed(560 + Math.sin(a) * 128)}L${fixed(500 + Math.cos(a) * (i % 2 ? 186 : 224))} ${fixed(560 + Math.sin(a) * (i % 2 ? 186 : 224))}`;
  }
  return (
    lettersAlong('SECOND', 'didone', line('M 100 500 C 180 100 820 100 900 500'), 190, ink, 30) +
    `<path d="M400 560A100 100 0 0 1 600 560Z" fill="${inkOf(inks, 1)}"/><path d="${sun}" stroke="${inkOf(inks, 1)}" stroke-width="11" stroke-linecap="round"/>` +
    letters('CHANCES', 'didone', { size: 200, x: 500, y: 760, anchor: 'middle', fill: ink }) +
    `<path d="M70 590H930V602H70Z" fill="${ink}"/>` +
    rule(500, 806, 700, ink) +
    letters('everybody gets a morning', 'brush', { size: 80, x: 500, y: 916, anchor: 'middle', fill: ink })
  );
};

const homeSoon: Design = (inks) => {
  const ink = inkOf(inks, 0);
  const edge = (inset: number): string => `M${70 + inset} ${230 + inset}H${930 - inset}V${790 - inset}H${70 + inset}Z`;
  let airmail = '';
  for (let x = 70; x < 930; x += 60) airmail += `M${x} 230h30l-14 26h-30zM${x} 764h30l-14 26h-30z`;
  return (
    `<clipPath id="mail"><path d="${edge(0)}"/></clipPath><g clip-path="url(#mail)"><path d="${airmail}" fill="${inkOf(inks, 1)}"/></g>` +
    `<path d="${edge(0)}" fill="none" stroke="${ink}" stroke-width="7"/><path d="${edge(34)}" fill="none" stroke="${ink}" stroke-width="2.6"/>` +
    `<path d="M800 290h84v104h-84z" fill="none" stroke="${ink}" stroke-width="5" stroke-dasharray="9 6"/><path d="M816 372C820 330 864 330 868 372Z" fill="${inkOf(inks, 1)}"/>` +
    `<g fill="none" stroke="${ink}" stroke-width="4"><circle cx="716" cy="342" r="54"/><circle cx="716" cy="342" r="38"/><path d="M770 322q20 -14 40 0t40 0M770 342q20 -14 40 0t40 0M770 362q20 -14 40 0t40 0"/></g>` +
    letters('Home soon', 'script', { size: 204, x: 496, y: 590, anchor: 'middle', fill: ink }) +
    letters('love to all of you', 'brush', { size: 74, x: 480, y: 694, anchor: 'middle', fill: ink })
  );
};

const freedom: Design = (inks) => {
  const ink = inkOf(inks, 0);
  return ['LASTING', 'LASTING', 'LASTING', 'FREEDOM']
    .map((word, i) => {
      const wide = i === 3;
      const y = 270 + i * 186;
      return letters(word, 'grotesque', {
        size: wide ? 178 : 189,
        x: 500,
        y,
        anchor: 'middle',
        fill: wide ? inkOf(inks, 1) : i === 2 ? ink : 'none',
        ...(wide || i === 2 ? {} : { outline: `stroke="${ink}" stroke-width="${i === 0 ? 14 : 24}"` }),
      });
    })
    .join('');
};

const small: Design = (inks) =>
  lettersAlong('KEEP THE PORCH LIGHT ON', 'condensed', line('M 60 640 C 160 220 840 220 940 640'), 92, inkOf(inks, 0), 34) +
  `<path d="M500 470L560 560H440ZM452 572H548L534 720H466Z" fill="${inkOf(inks, 1)}"/><path d="M500 430V470" stroke="${inkOf(inks, 0)}" stroke-width="8"/>`;

export const letteringPrints: Readonly<Record<string, Design>> = {
  'still-here': stillHere,
  'second-chances': secondChances,
  'home-soon': homeSoon,
  freedom,
  porch: small,
};
