import sharp, { type Sharp } from 'sharp';

/**
 * An image with some structure, so that every size and format of it differs. It is made of raw pixels because the code under
 * test blocks image loaders for the whole process, and an earlier test file of the worker may have run it.
 */
export function sampleImage(width: number, height: number): Sharp {
  const pixels = Buffer.alloc(width * height * 3);
  const [centreX, centreY, radius] = [width / 2, height * 0.4, Math.min(width, height) / 5];
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at += 3) {
      const inside = (x - centreX) ** 2 + (y - centreY) ** 2 < radius ** 2;
      const shade = x / width;
      pixels[at] = inside ? 29 : 194 + 38 * shade;
      pixels[at + 1] = inside ? 59 : 73 + 151 * shade;
      pixels[at + 2] = inside ? 83 : 47 + 163 * shade;
    }
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

export const sampleJpeg = (width = 1600, height = 1200): Promise<Buffer> =>
  sampleImage(width, height).jpeg({ quality: 90 }).toBuffer();
export const samplePng = (width = 400, height = 300): Promise<Buffer> => sampleImage(width, height).png().toBuffer();
