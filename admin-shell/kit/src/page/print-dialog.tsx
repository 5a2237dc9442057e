import { PrinterOutlined } from '@ant-design/icons';
import { Button, Modal } from 'antd';
import type { ReactNode } from 'react';

interface PrintDialogProps {
  open: boolean;
  title: string;
  /** What the page is called where it is kept, for example as a PDF. */
  printTitle: string;
  width: number;
  onClose: () => void;
  /** Further buttons before Print. */
  extraActions?: ReactNode;
  children: ReactNode;
}

/** A page in a dialog of at most 90% of the window's height; printing leaves only the page (`kit.css`). */
export function PrintDialog({ open, title, printTitle, width, onClose, extraActions, children }: PrintDialogProps) {
  return (
    <Modal
      open={open}
      title={title}
      width={width}
      centered
      destroyOnHidden
      rootClassName="kit-dialog kit-print"
      onCancel={onClose}
      footer={
        <>
          {extraActions}
          <Button type="primary" icon={<PrinterOutlined aria-hidden />} onClick={() => printAs(printTitle)}>
            Print
          </Button>
        </>
      }
    >
      {children}
    </Modal>
  );
}

/** A printed page takes its name from the document's title, which comes back afterwards. */
function printAs(printTitle: string): void {
  const { title } = document;
  const restore = (): void => {
    document.title = title;
  };
  globalThis.addEventListener('afterprint', restore, { once: true });
  document.title = printTitle;
  globalThis.print();
}
