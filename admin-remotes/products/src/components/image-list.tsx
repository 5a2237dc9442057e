import { Thumbnail } from './thumbnail.tsx';
import styles from '../styles/product-form.module.css';

/** The images of one version; the alternative text marks the main one. */
export function ImageList({ urls, main = null }: { urls: readonly string[]; main?: number | null }) {
  if (urls.length === 0) return 'No image';
  return (
    <ul className={styles.versionImages}>
      {urls.map((url, index) => (
        <li key={url}>
          <Thumbnail url={url} size="version" alt={index === main ? `Image ${index + 1}, main` : `Image ${index + 1}`} />
        </li>
      ))}
    </ul>
  );
}
