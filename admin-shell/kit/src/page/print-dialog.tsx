import { PrinterOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { Dialog } from './dialog.tsx';
import styles from './print-dialog.module.css';

interface PrintDialogProps {
  open: boolean;
  title: string;
  /** The document title while printing: the browser suggests it as the name of a saved PDF. */
  printTitle: string;
  width: number;
  onClose: () => void;
  /** Buttons before Print. */
  extraActions?: ReactNode;
  children: ReactNode;
}

/** A printable page in a dialog; its style sheet hides everything else in print. */
export function PrintDialog({ open, title, printTitle, width, onClose, extraActions, children }: PrintDialogProps) {
  const footer = (
    <>
      {extraActions}
      <Button type="primary" icon={<PrinterOutlined aria-hidden />} onClick={() => printAs(printTitle)}>
        Print
      </Button>
    </>
  );
  return (
    <Dialog open={open} title={title} width={width} footer={footer} onClose={onClose} className={styles.print}>
      {children}
    </Dialog>
  );
}

/** Browsers name the printed document after the page title, so it is replaced until printing has ended. */
function printAs(printTitle: string): void {
  const { title } = document;
  const restore = (): void => {
    document.title = title;
  };
  globalThis.addEventListener('afterprint', restore, { once: true });
  document.title = printTitle;
  globalThis.print();
}
