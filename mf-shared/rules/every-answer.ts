const nothing = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * What every answer of the shell and the service carries, whoever makes it: it is what its type says, and nothing in it
 * runs, loads, sends or is framed, even where somebody opens it as a document. Pages, drawings and mails bring a policy
 * of their own.
 */
export const everyAnswer = { 'x-content-type-options': 'nosniff', 'content-security-policy': nothing } as const;

/** The policy of a drawing, which has its styles inside. */
export const drawingPolicy = `${nothing}; style-src 'unsafe-inline'; sandbox`;
