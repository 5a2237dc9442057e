interface AppleSession {
  canMakePayments(): boolean;
}

/** Whether this device and browser can show Apple's sheet. Apple's session throws in frames and on plain http. */
export function isApplePayAvailable(): boolean {
  try {
    const session: unknown = Reflect.get(window, 'ApplePaySession');
    return typeof session === 'function' && (session as unknown as AppleSession).canMakePayments();
  } catch {
    return false;
  }
}
