import styles from './whats-next.module.css';

const STEPS = [
  { title: 'Order processing', text: 'We check your payment and pull your pieces from the shelf.' },
  { title: 'Shipping notification', text: 'You get an email with a tracking number as soon as the box leaves us.' },
  { title: 'Delivery', text: 'It arrives at your door. Wear it, and tell people who made it.' },
];

export function WhatsNext() {
  return (
    <section className={styles.next} aria-labelledby="whats-next">
      <h2 id="whats-next" className={styles.title}>
        What&apos;s Next?
      </h2>
      <ol className={styles.list}>
        {STEPS.map(({ title, text }, index) => (
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
