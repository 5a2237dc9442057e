import type { Category } from '@shop/contract';
import { Link } from 'react-router-dom';
import { ArrowRightIcon } from '#components/ui/icons.tsx';
import { ResponsiveImage } from '#components/ui/responsive-image.tsx';
import { paths } from '#config/paths.ts';
import { categoryImage } from '../category-image.ts';
import styles from './category-tile.module.css';

export function CategoryTile({ category }: { category: Category }) {
  return (
    <Link to={paths.productsBy('category', category.slug)} className={styles.tile}>
      <ResponsiveImage src={categoryImage(category)} alt="" sizes="(min-width: 64rem) 22vw, 46vw" className={styles.image} />
      <span className={styles.label}>
        <span className={styles.name}>{category.name}</span>
        <ArrowRightIcon size={20} />
      </span>
    </Link>
  );
}
