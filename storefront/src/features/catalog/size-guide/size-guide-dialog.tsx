import type { SizeGuide } from '@shop/contract';
import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog/dialog.tsx';
import styles from './size-guide-dialog.module.css';
import { SizeGuides } from './size-guides.tsx';

interface SizeGuideDialogProps {
  guide: SizeGuide;
  categoryName: string;
  open: boolean;
  onClose: () => void;
}

/** Printed alone, without the page behind it. */
export function SizeGuideDialog({ guide, categoryName, open, onClose }: SizeGuideDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Size Guide" className={styles.dialog}>
      <SizeGuides
        categories={[{ name: categoryName, sizeGuide: guide }]}
        aside={
          <Button small variant="outline" className={styles.print} onClick={() => window.print()}>
            Print
          </Button>
        }
      />
    </Dialog>
  );
}
