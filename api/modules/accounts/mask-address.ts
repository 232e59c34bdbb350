/** An address that its owner recognises and nobody else learns: `m…a@example.fi`. */
export function maskAddress(email: string): string {
  const at = email.lastIndexOf('@');
  const [first = '', ...others] = [...email.slice(0, at)];
  return `${first}…${others.length > 1 ? others.at(-1) : ''}${email.slice(at)}`;
}
