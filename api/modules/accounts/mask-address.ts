/** A shorter local part would be told almost whole. */
const leastShown = 4;

/** An address that its owner recognises and nobody else learns: `m…a@example.fi`. Of a short one only the domain is told. */
export function maskAddress(email: string): string {
  const at = email.lastIndexOf('@');
  const signs = [...email.slice(0, at)];
  const told = signs.length < leastShown ? '…' : `${signs[0]}…${signs.at(-1)}`;
  return `${told}${email.slice(at)}`;
}
