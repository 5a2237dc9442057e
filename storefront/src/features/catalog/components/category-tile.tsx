import type { Category } from '@shop/contract';
import { Link } from 'react-router-dom';
import { ArrowRightIcon } from '#components/ui/icons.tsx';
import { Picture } from '#components/ui/responsive-image.tsx';
import { categoryImage } from '../category-image.ts';
import styles from './category-tile.module.css';

export function CategoryTile({ category }: { category: Category }) {
  return (
    <Link to={`/products?category=${encodeURIComponent(category.slug)}`} className={styles.tile}>
      <Picture src={categoryImage(category)} alt="" sizes="(min-width: 64rem) 22vw, 46vw" className={styles.picture} />
      <span className={styles.label}>
        <span className={styles.name}>{category.name}</span>
        <ArrowRightIcon size={20} />
      </span>
    </Link>
  );
}
