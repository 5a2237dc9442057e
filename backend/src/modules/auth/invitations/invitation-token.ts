import { createHash, randomBytes } from 'node:crypto';

export const newInvitationToken = (): string => randomBytes(32).toString('base64url');

export const hashInvitationToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** The token is in the fragment, which browsers do not send, so that no log of a server or proxy holds it. */
export const invitationPath = (token: string): string => `/admin/invitation#${token}`;
