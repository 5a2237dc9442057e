import type { Catalog } from '../../src/catalog.js';
import { saved } from '../ground.js';
import { portraitSvg } from './portraits.js';
import { printedSheet, square } from './printed-sheet.js';
import { categoryPicture, heroPortrait, heroWide } from './scenes.js';
import { tattooPicture } from './tattoos.js';

interface StillPicture {
  readonly name: string;
  readonly draw: (file: string) => Promise<void>;
}

/** Everything that is not a product: faces of the categories and artists, the portfolio and the home page. */
export function stillPictures(catalog: Catalog): StillPicture[] {
  const portraits = catalog.artists.map((artist): StillPicture => ({
    name: artist.image,
    draw: async (file) => {
      const { svg, ground } = await portraitSvg(artist.key);
      await saved(await printedSheet(svg, ground, square(1000), artist.key), 1000, 1000, file, 48);
    },
  }));
  const categories = catalog.categories.map((category): StillPicture => ({
    name: category.image,
    draw: async (file) => saved(await categoryPicture(catalog, category.slug), 1200, 1500, file, 50),
  }));
  const portfolio = catalog.portfolio.map((picture): StillPicture => ({
    name: picture.image,
    draw: async (file) => saved(await tattooPicture(picture.image.replace(/\.[a-z]+$/, '')), 1000, 1000, file, 50),
  }));
  return [
    { name: catalog.hero.wide, draw: async (file) => saved(await heroWide(catalog), 2000, 1200, file, 54) },
    { name: catalog.hero.portrait, draw: async (file) => saved(await heroPortrait(catalog), 1000, 1250, file, 54) },
    ...categories,
    ...portraits,
    ...portfolio,
  ];
}
