import styles from './listing-heading.module.css';

interface ListingHeadingProps {
  lead: string;
  /** The name of the chosen category. */
  category: string | undefined;
}

/** A category is the large line, and the title a small one over it. */
export function ListingHeading({ lead, category }: ListingHeadingProps) {
  return (
    <header className={styles.header}>
      <h1 className={category === undefined ? styles.large : styles.small}>Our Collection</h1>
      {category !== undefined && <h2 className={styles.large}>{category}</h2>}
      <p className={styles.lead}>{lead}</p>
    </header>
  );
}
