import { type Category, ownValue } from '@shop/contract';
import hats from '#assets/categories/hats.svg';
import hoodies from '#assets/categories/hoodies.svg';
import joggers from '#assets/categories/joggers.svg';
import leggings from '#assets/categories/leggings.svg';
import longSleeve from '#assets/categories/long-sleeve.svg';
import shorts from '#assets/categories/shorts.svg';
import sweaters from '#assets/categories/sweaters.svg';
import tShirts from '#assets/categories/t-shirts.svg';

const BUILT_IN_IMAGES: Record<string, string> = {
  't-shirts': tShirts,
  'long-sleeve': longSleeve,
  sweaters,
  hoodies,
  joggers,
  leggings,
  shorts,
  hats,
};

/** The category's own image, the built-in one for its slug, or the T-shirts. */
export function categoryImage({ imageUrl, slug }: Pick<Category, 'imageUrl' | 'slug'>): string {
  return imageUrl || ownValue(BUILT_IN_IMAGES, slug) || tShirts;
}
