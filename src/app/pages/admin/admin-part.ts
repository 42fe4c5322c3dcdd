/** The screens of the administration in their order, by the last part of their address. */
export const adminParts = ['patches', 'patch-codes', 'arenas', 'roles', 'ads', 'log'] as const;
export type AdminPart = (typeof adminParts)[number];

/** Whether there is such a screen; any other path is not found (Spec 2 §2). */
export const isAdminPart = (section: string): section is AdminPart =>
  adminParts.some((part) => part === section);
