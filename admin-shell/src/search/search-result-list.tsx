import type { KeyboardEvent, MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import type { SearchGroup } from './search-entries.ts';
import styles from './search.module.css';

interface SearchResultListProps {
  groups: readonly SearchGroup[];
  onKeyDown: (event: KeyboardEvent) => void;
  onChoose: (path: string) => void;
}

/** The results by kind. They are links, so that they also open in a new tab. */
export function SearchResultList({ groups, onKeyDown, onChoose }: SearchResultListProps) {
  const choose = (event: MouseEvent, path: string): void => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onChoose(path);
  };
  return groups.map(({ title, entries }) => (
    <section key={title} className={styles.searchGroup} aria-label={title}>
      <h3>{title}</h3>
      <ul>
        {entries.map(({ key, title, detail, path }) => (
          <li key={key}>
            <Link to={path} onKeyDown={onKeyDown} onClick={(event) => choose(event, path)}>
              <span className={styles.searchTitle}>{title}</span> <span className={styles.searchDetail}>{detail}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  ));
}
