export interface FailureToast {
  title: string;
  description: string;
}

/** What is said when an import from TikTok brought nothing. */
export function importFailure(message: string): FailureToast {
  if (/already imported|duplicate/i.test(message))
    return { title: 'Product already exists', description: 'This TikTok product has already been imported to your store' };
  return { title: 'Import failed', description: message };
}
