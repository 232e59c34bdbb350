import { Refusal } from '../../../http/refusal.ts';
import { everydayWords } from './everyday-words.ts';
import { passwordWeakness } from './password-weakness.ts';

/** The owner of a new password. */
export interface PasswordOwner {
  email: string;
  first_name: string;
  last_name: string;
}

let reading: Promise<ReadonlySet<string>> | null = null;

/** Some fifty thousand leaked passwords and the words of six languages; read when first asked for. */
function knownWords(): Promise<ReadonlySet<string>> {
  reading ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set([...dictionary['passwords-common'], ...everydayWords]),
  );
  return reading;
}

/**
 * Refuses a new password that is easy to guess, in words that say why (docs/decisions/0041).
 * @param owner null where it is not known yet whose it is @throws 400 that names the field `password`
 */
export async function refuseWeakPassword(
  password: string,
  owner: PasswordOwner | null,
  brandName: string,
): Promise<void> {
  const personal = owner ? [owner.first_name, owner.last_name, ...owner.email.split(/[^\p{L}\p{N}]+/u)] : [];
  const weakness = passwordWeakness(password, { known: await knownWords(), personal: [brandName, ...personal] });
  if (weakness) throw new Refusal(400, 'weak_password', { fields: { password: `validation.password_${weakness}` } });
}
