import { Button, DownloadOutlined, Modal, PrinterOutlined } from '@shop/admin-kit';
import type { Invoice } from '@shop/contract';
import { useDownloadPdf } from '../api/download-pdf.ts';
import { InvoicePaper } from './invoice-paper.tsx';
import { printInvoice } from './print-invoice.ts';

interface InvoiceViewProps {
  open: boolean;
  /** null before the first one is opened. */
  invoice: Invoice | null;
  onClose: () => void;
}

/** The invoice as its client sees it. */
export function InvoiceView({ open, invoice, onClose }: InvoiceViewProps) {
  const pdf = useDownloadPdf();
  return (
    <Modal
      open={open}
      title={`Invoice #${invoice?.invoiceNumber ?? ''}`}
      width={820}
      centered
      destroyOnHidden
      rootClassName="kit-dialog invoice-print"
      onCancel={onClose}
      footer={
        invoice && (
          <>
            <Button icon={<DownloadOutlined aria-hidden />} loading={pdf.isPending} onClick={() => pdf.mutate(invoice)}>
              Download PDF
            </Button>
            <Button type="primary" icon={<PrinterOutlined aria-hidden />} onClick={() => printInvoice(invoice.invoiceNumber)}>
              Print
            </Button>
          </>
        )
      }
    >
      {invoice && <InvoicePaper invoice={invoice} />}
    </Modal>
  );
}
