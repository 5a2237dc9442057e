import { Button } from '#components/ui/button.tsx';
import styles from './test-cards.module.css';

const CARDS = [
  { number: '4242 4242 4242 4242', outcome: 'Pays' },
  { number: '4000 0000 0000 0002', outcome: 'Is declined' },
  { number: '4000 0025 0000 3155', outcome: 'Asks for 3-D Secure' },
  { number: '4000 0000 0000 0077', outcome: 'Pays, but the provider never reports it' },
] as const;

interface TestCardsProps {
  disabled: boolean;
  onUse: (number: string) => void;
}

/** The card numbers that the sandbox provider accepts; it declines every other number, real ones too. */
export function TestCards({ disabled, onUse }: TestCardsProps) {
  return (
    <section className={styles.cards} aria-labelledby="test-cards">
      <h4 id="test-cards" className={styles.title}>
        Test cards
      </h4>
      <p className={styles.text}>No money moves. Please do not type the number of a real card; every other number is declined.</p>
      <ul>
        {CARDS.map(({ number, outcome }) => (
          <li key={number} className={styles.row}>
            <span className={styles.card}>
              <span className={styles.number}>{number}</span>
              <span className={styles.outcome}>{outcome}</span>
            </span>
            <Button
              variant="quiet"
              small
              disabled={disabled}
              onClick={() => onUse(number)}
              aria-label={`Use test card ${number}`}
            >
              Use
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
