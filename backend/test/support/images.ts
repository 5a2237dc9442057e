import sharp, { type Sharp } from 'sharp';

/** A picture with some structure, so that every size and format of it differs. */
export function picture(width: number, height: number): Sharp {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><linearGradient id="g">
    <stop offset="0" stop-color="#c2492f"/><stop offset="1" stop-color="#e8e0d2"/></linearGradient></defs>
    <rect width="100%" height="100%" fill="url(#g)"/><circle cx="50%" cy="40%" r="20%" fill="#1d3b53"/></svg>`;
  return sharp(Buffer.from(svg)).flatten({ background: '#ffffff' });
}

export const jpeg = (width = 1600, height = 1200): Promise<Buffer> => picture(width, height).jpeg({ quality: 90 }).toBuffer();
export const png = (width = 400, height = 300): Promise<Buffer> => picture(width, height).png().toBuffer();
