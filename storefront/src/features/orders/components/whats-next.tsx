import type { Order } from '@shop/contract';
import styles from './whats-next.module.css';

const stepsOf = ({ paymentStatus }: Order) => [
  {
    title: 'Order processing',
    text:
      paymentStatus === 'paid'
        ? 'We pick and pack your pieces.'
        : 'Once your payment is confirmed, we pick and pack your pieces.',
  },
  { title: 'Shipping notification', text: 'We will email you a tracking number as soon as your order ships.' },
  { title: 'Delivery', text: 'It arrives at your door. Wear it, and tell people who made it.' },
];

export function WhatsNext({ order }: { order: Order }) {
  // What has happened is not next.
  const first = order.status === 'shipped' ? 2 : 0;
  return (
    <section className={styles.next} aria-labelledby="whats-next">
      <h2 id="whats-next" className={styles.title}>
        What&apos;s Next?
      </h2>
      <ol className={styles.list}>
        {stepsOf(order)
          .slice(first)
          .map(({ title, text }, index) => (
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
