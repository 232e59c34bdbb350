/** Stands before the secret of an invitation to be an admin, and before no other secret: those have no point (STAFF-79). */
export const invitationMark = 'admin.';

/** Whether a link's secret is an invitation's. The service stores hashes alone, so nobody makes one out of another link. */
export const isInvitation = (secret: string): boolean => secret.startsWith(invitationMark);
