import { smoothNoise } from '../seeded-random.js';
import type { Design } from './design.js';
import { fixed, inkOf } from './design.js';

type Tone = (x: number, y: number) => number;

/** A screen of dots turned by an angle; the darker the tone, the fatter the dot. */
export function screen(tone: Tone, ink: string, pitch: number, turn: number): string {
  const cos = Math.cos(turn);
  const sin = Math.sin(turn);
  let path = '';
  for (let v = -800; v < 800; v += pitch) {
    for (let u = -800; u < 800; u += pitch) {
      const x = 500 + u * cos - v * sin;
      const y = 500 + u * sin + v * cos;
      if (x < 0 || x > 1000 || y < 0 || y > 1000) continue;
      const r = Math.sqrt(Math.min(1, Math.max(0, tone(x, y)))) * pitch * 0.62;
      if (r < 1.1) continue;
      path += `M${fixed(x - r)} ${fixed(y)}a${fixed(r)} ${fixed(r)} 0 1 0 ${fixed(2 * r)} 0a${fixed(r)} ${fixed(r)} 0 1 0 ${fixed(-2 * r)} 0`;
    }
  }
  return `<path d="${path}" fill="${ink}"/>`;
}

const sun: Design = (inks) => {
  const disc: Tone = (x, y) => {
    const d = Math.hypot(x - 500, y - 440);
    if (d > 350) return 0;
    return 0.16 + 0.9 * ((y - 90) / 700) ** 1.3;
  };
  const water: Tone = (x, y) => {
    if (y < 800) return 0;
    const band = Math.sin((y - 800) / 13) * 0.5 + 0.5;
    return band * Math.max(0, 1 - Math.abs(x - 500) / (410 - (y - 800) * 1.1)) * (1.15 - (y - 800) / 260);
  };
  return (
    screen(disc, inkOf(inks, 1), 19, 0.4) +
    screen((x, y) => (Math.hypot(x - 500, y - 440) < 350 && y > 440 ? ((y - 440) / 420) ** 1.6 : 0), inkOf(inks, 0), 19, 1.05) +
    screen(water, inkOf(inks, 0), 13, 0.2)
  );
};

const clouds: Design = (inks) => {
  const tone: Tone = (x, y) => {
    const n = smoothNoise(x / 210, y / 120, 8) + 0.5 * smoothNoise(x / 90, y / 60, 9) + 0.25 * smoothNoise(x / 40, y / 30, 10);
    const edge = Math.min(1, Math.min(x - 70, 930 - x, y - 150, 850 - y) / 6);
    return edge < 0 ? 0 : Math.max(0, Math.min(1, 0.42 + n * 0.75 + (y - 500) / 900));
  };
  return (
    `<circle cx="640" cy="400" r="122" fill="${inkOf(inks, 1)}"/>` +
    screen((x, y) => (Math.hypot(x - 640, y - 400) < 136 ? 0 : tone(x, y)), inkOf(inks, 0), 14.5, 0.55)
  );
};

const moons: Design = (inks) => {
  let drawn = '';
  for (let i = 0; i < 9; i++) {
    const cx = 200 + (i % 3) * 300;
    const cy = 200 + Math.floor(i / 3) * 300;
    const phase = 1 - (i / 8) * 2;
    const tone: Tone = (x, y) => {
      const dx = (x - cx) / 122;
      const dy = (y - cy) / 122;
      const rr = dx * dx + dy * dy;
      if (rr > 1) return 0;
      const limb = phase * Math.sqrt(1 - dy * dy);
      const lit = dx < -limb ? 1 : 0.09;
      return lit * (0.7 + 0.3 * smoothNoise(x / 34, y / 34, 31)) * (1.05 - 0.4 * rr);
    };
    drawn +=
      screen(tone, inkOf(inks, i === 8 ? 1 : 0), 10.5, 0.3) +
      `<circle cx="${cx}" cy="${cy}" r="128" fill="none" stroke="${inkOf(inks, 0)}" stroke-width="2.6"/>`;
  }
  return drawn;
};

const rays: Design = (inks) => {
  const tone: Tone = (x, y) => {
    const dx = x - 500;
    const dy = y - 900;
    const angle = Math.atan2(dy, dx);
    const reach = Math.hypot(dx, dy);
    if (dy > -10 || reach > 830 || reach < 236) return 0;
    return (Math.sin(angle * 23) > 0 ? 1 : 0.1) * Math.min(1, (830 - reach) / 420 + 0.12);
  };
  return (
    `<path d="M290 900A210 210 0 0 1 710 900Z" fill="${inkOf(inks, 1)}"/>` +
    screen(tone, inkOf(inks, 0), 14, 0.26) +
    `<path d="M100 906H900V916H100ZM180 932H820V939H180ZM300 955H700V960H300Z" fill="${inkOf(inks, 0)}"/>`
  );
};

export const halftone: Readonly<Record<string, Design>> = { sun, clouds, moons, rays };
