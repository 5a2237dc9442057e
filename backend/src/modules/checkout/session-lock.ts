/** The advisory lock under which a session's cart becomes a payment or an order. */
export const sessionLock = (sessionId: string): string => `session ${sessionId}`;
