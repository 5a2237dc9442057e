import { classNames, FileProblems, formatMoney, StatusTag } from '@shop/admin-kit';
import type { AdminProduct } from '@shop/contract';
import type { ReactNode } from 'react';
import { sizesText, waitingText } from '../../rules/sizes/size-texts.ts';
import { CardActions } from '../card-actions.tsx';
import { FlagTags, SaleTag } from './product-tags.tsx';
import { Thumbnail } from '../thumbnail.tsx';
import styles from '../../styles/product-card.module.css';

interface ProductCardProps {
  product: AdminProduct;
  onEdit: () => void;
  onDelete: () => void;
}

export function ProductCard({ product, onEdit, onDelete }: ProductCardProps) {
  const { name, description, price, category, artist, stockQuantity } = product;
  return (
    <li className={classNames(styles.card, styles.cardLong)}>
      <div className={styles.frame}>
        <Thumbnail url={product.imageUrl} alt={name} color={product.image?.color} />
        <Flags product={product} />
      </div>
      <div className={styles.cardText}>
        <div className={styles.cardHead}>
          <h3>{name}</h3>
          <strong className={styles.price}>{formatMoney(price)}</strong>
        </div>
        <p className={styles.lines2}>{description}</p>
        <FileProblems urls={[product.imageUrl, ...product.images.map(({ imageUrl }) => imageUrl), product.videoUrl]} />
        <dl className={styles.details}>
          <Detail term="Category">{category?.name ?? 'Uncategorized'}</Detail>
          {artist && <Detail term="Artist">{artist.name}</Detail>}
          <Detail term="Stock">
            {stockQuantity} {stockQuantity === 0 && <StatusTag tone="warning">Out of Stock</StatusTag>}
          </Detail>
          {product.optionNames.length > 0 && (
            <Detail term="Sizes">
              <span className={styles.lines3}>{sizesText(product) || 'All hidden'}</span>
            </Detail>
          )}
          {product.unassignedStock > 0 && <Detail term="Waiting">{waitingText(product.unassignedStock)}</Detail>}
        </dl>
      </div>
      <CardActions name={name} shopPath={`/products/${product.id}`} onEdit={onEdit} onDelete={onDelete} />
    </li>
  );
}

function Detail({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Flags({ product }: { product: AdminProduct }) {
  return (
    <div className={styles.flags}>
      <SaleTag product={product} />
      <FlagTags product={product} />
      {product.fileStatus === 'processing' && <StatusTag tone="neutral">Image is being prepared</StatusTag>}
    </div>
  );
}
