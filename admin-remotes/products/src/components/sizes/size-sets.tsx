import { Button } from '@shop/admin-kit';
import { focusOnMount } from './focus-on-mount.ts';
import { SIZE_SETS } from '../../rules/sizes/size-sets.ts';
import styles from '../../styles/sizes.module.css';

/** Buttons that add a usual set of sizes. */
export function SizeSets({ onChoose }: { onChoose: (sizes: readonly string[]) => void }) {
  return (
    <fieldset className={styles.sizeSets} aria-label="Usual sizes">
      {SIZE_SETS.map(({ title, sizes }, index) => (
        // The button that opened the sets is gone, so the focus moves to the first set.
        <Button key={title} ref={index === 0 ? focusOnMount : null} onClick={() => onChoose(sizes)}>
          {title}
        </Button>
      ))}
    </fieldset>
  );
}
