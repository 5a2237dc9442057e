import type { Order } from '@shop/contract';
import styles from './whats-next.module.css';

const STEPS = [
  { title: 'Order processing', text: 'Once your payment is confirmed, we pick and pack your pieces.' },
  { title: 'Shipping notification', text: 'We will email you a tracking number as soon as your order ships.' },
  { title: 'Delivery', text: 'It arrives at your door. Wear it, and tell people who made it.' },
];

export function WhatsNext({ status }: { status: Order['status'] }) {
  // What has happened is not next.
  const first = status === 'shipped' ? 2 : 0;
  return (
    <section className={styles.next} aria-labelledby="whats-next">
      <h2 id="whats-next" className={styles.title}>
        What&apos;s Next?
      </h2>
      <ol className={styles.list}>
        {STEPS.slice(first).map(({ title, text }, index) => (
          <li key={title} className={styles.step}>
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            <div>
              <h3 className={styles.name}>{title}</h3>
              <p className={styles.text}>{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
