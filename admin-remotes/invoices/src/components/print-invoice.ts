/** Opens the browser's print dialog; print.css leaves only the invoice. The title becomes the name of a saved PDF. */
export function printInvoice(invoiceNumber: string): void {
  const { title } = document;
  const restore = (): void => {
    document.title = title;
  };
  globalThis.addEventListener('afterprint', restore, { once: true });
  document.title = `Invoice ${invoiceNumber}`;
  globalThis.print();
}
