import { Link } from 'react-router-dom';
import { ArrowRightIcon } from '#components/ui/icons.tsx';
import type { PlaceLink } from './page-links.ts';
import styles from './answer-links.module.css';

/** Pages and artists above the products of a search. */
export function AnswerLinks({ links }: { links: readonly PlaceLink[] }) {
  if (links.length === 0) return null;
  return (
    <ul className={styles.links} aria-label="Pages and artists">
      {links.map(({ label, to }) => (
        <li key={to}>
          <Link to={to} className={styles.link}>
            {label}
            <ArrowRightIcon size={18} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
