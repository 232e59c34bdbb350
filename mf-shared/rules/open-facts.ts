/**
 * How the slugs begin of a product's facts that tell what a textile is made of (LAW-14). No property of a merchant has such a
 * slug: those have no colon.
 */
export const compositionFacts = 'law:textile-';

/** The slug of the fact that tells a product's dangers (LAW-19). */
export const warningFact = 'law:warning';
