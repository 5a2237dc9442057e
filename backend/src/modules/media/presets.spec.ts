import { renderedWidths, bestAvailableWidth, parsePreset } from './presets.js';

describe('preset sizes', () => {
  it.each([
    [100, [320]],
    [320, [320]],
    [321, [320, 640]],
    [700, [320, 640, 960]],
    [1440, [320, 640, 960, 1440]],
    [6000, [320, 640, 960, 1440]],
  ])('an image %i pixels wide is rendered in %j', (width, expected) => {
    expect(renderedWidths(width)).toEqual(expected);
  });

  it('falls back to the widest rendered width', () => {
    expect(bestAvailableWidth(1440, 700)).toBe(960);
    expect(bestAvailableWidth(640, 700)).toBe(640);
  });

  it.each(['', '0', '321', '640px', '0640', '1e3', 'Share', '../share'])('rejects the size %j', (text) => {
    expect(parsePreset(text)).toBeUndefined();
  });
});
