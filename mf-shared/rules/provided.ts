/** What a provider above gives. @throws where there is none, with its name */
export function provided<T>(value: T | null, provider: string): T {
  if (value === null) throw new Error(`Outside ${provider}`);
  return value;
}
