import { z } from 'zod';

const safetyContact = z.object({ name: z.string(), address: z.string(), email: z.string() });

/** The producer, and who answers for its products in the European Union where that is somebody else (LAW-8). */
export const producer = safetyContact.extend({ responsible: safetyContact.optional() });
export type Producer = z.infer<typeof producer>;

/** The same as staff write it, with the limits of an import; whether it is whole is told by the room. */
const line = (most: number) => z.string().trim().max(most);
const typedContact = z.object({ name: line(300), address: line(1000), email: line(1000) });
export const typedProducer = typedContact.extend({ responsible: typedContact.optional() });
