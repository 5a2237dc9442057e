import { useEffect, useRef } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import styles from './checkout-steps.module.css';

/** Takes the focus when the shopper arrives from step 1. */
export function StepHeading({ number, title }: { number: 1 | 2; title: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const arrived = useNavigationType() === NavigationType.Push && number === 2;
  useEffect(() => {
    if (!arrived) return;
    heading.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [arrived]);
  return (
    <header className={styles.heading}>
      <p className={styles.progress}>Step {number} of 2</p>
      <h2 id="step-heading" ref={heading} tabIndex={-1} className={styles.title}>
        {title}
      </h2>
    </header>
  );
}
