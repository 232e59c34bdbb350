/** Trimmed and with a lower-case domain, or null where mail cannot be sent to it. One address, never a list or a header. */
export function normaliseEmail(text: string): string | null {
  const trimmed = text.trim();
  const match = /^([^\s@<>()[\],;:"\\]{1,64})@((?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z]{2,63})$/iu.exec(trimmed);
  if (!match?.[1] || !match[2] || trimmed.length > 254) return null;
  return `${match[1]}@${match[2].toLowerCase()}`;
}
