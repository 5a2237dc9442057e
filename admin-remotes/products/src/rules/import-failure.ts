interface FailureToast {
  title: string;
  description: string;
}

/** The toast of a failed TikTok import. */
export function importFailure(message: string): FailureToast {
  if (/already imported|duplicate/i.test(message))
    return { title: 'Product already exists', description: 'This TikTok product has already been imported to your store' };
  return { title: 'Import failed', description: message };
}
