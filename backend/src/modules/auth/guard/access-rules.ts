export const ROLES = ['owner', 'manager', 'packer', 'bookkeeper'] as const;
export type Role = (typeof ROLES)[number];
