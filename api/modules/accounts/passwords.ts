import { hash, verify } from '@node-rs/argon2';

/** argon2id with OWASP's first choice of costs: 19 MiB, two passes, one lane. */
const costs = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export const hashPassword = (password: string): Promise<string> => hash(password, costs);

let decoy: Promise<string> | null = null;

/** Whether the password fits. Without a stored hash it takes the same time and is always false. */
export async function isPassword(stored: string | null, password: string): Promise<boolean> {
  decoy ??= hashPassword('no such customer');
  const fits = await verify(stored ?? (await decoy), password).catch(() => false);
  return stored !== null && fits;
}
