/** The texts of an invoice cannot be drawn. Another attempt fails too, unlike after an error of the database. */
export class PdfFailedError extends Error {
  constructor(invoiceId: string, cause: unknown) {
    super(`The PDF of invoice ${invoiceId} cannot be rendered`, { cause });
    this.name = 'PdfFailedError';
  }
}
