import type { ProductCard } from '@shop/contract';
import { Link } from 'react-router-dom';
import { ResponsiveImage } from '#components/ui/responsive-image.tsx';
import { paths } from '#config/paths.ts';
import { useProductImages } from '../api/get-product.ts';
import styles from './drawing.module.css';
import { usePopularProducts } from './popular-products.tsx';

interface DrawingProps {
  /** Follows the link. */
  onNavigate?: () => void;
}

/** Keeps the room of a drawing, so that nothing moves when it comes. */
function Place() {
  return (
    <div className={styles.drawing} aria-hidden>
      <span className={styles.place} />
      <span className={styles.caption}>&nbsp;</span>
    </div>
  );
}

function DrawingOf({ piece, onNavigate }: DrawingProps & { piece: ProductCard }) {
  const { data: images, isPending } = useProductImages(piece.id);
  if (!images || !piece.artist) return isPending ? <Place /> : null;
  // The last image is the artwork alone, or the print from near.
  const { imageUrl, image } = images.at(-1) ?? piece;
  return (
    <Link to={paths.product(piece.id)} className={styles.drawing} onClick={onNavigate}>
      <ResponsiveImage src={imageUrl} alt="" sizes="(min-width: 45rem) 22rem, 60vw" color={image?.color} />
      <span className={styles.caption}>
        {piece.name}, drawn by {piece.artist.name}
      </span>
    </Link>
  );
}

/** What an empty place shows: the drawing of a loved piece, which leads to it. */
export function Drawing({ onNavigate }: DrawingProps) {
  const { products, isPending } = usePopularProducts();
  const piece = products.find(({ artist }) => artist);
  if (!piece) return isPending ? <Place /> : null;
  return <DrawingOf piece={piece} onNavigate={onNavigate} />;
}
