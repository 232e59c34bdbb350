/** A part of an address in plain letters; as it stands where it is no valid encoding, which whoever typed it may have left. */
export function decodeText(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
