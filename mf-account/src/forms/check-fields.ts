/** What a field needs before it is sent; the service checks all of it again. */
export type FieldRule = 'required' | 'email' | 'password' | 'agreed';

export const shortestPassword = 10;
/** The browser's own check of `type=email`, with a dot in the domain besides. */
const emailShape = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/;

/** Which rule each field breaks first, in the rules' order; fields without a problem are left out. */
export function checkFields<Name extends string>(
  values: Readonly<Record<Name, string>>,
  rules: Readonly<Partial<Record<Name, readonly FieldRule[]>>>,
): Partial<Record<Name, FieldRule>> {
  const broken: Partial<Record<Name, FieldRule>> = {};
  for (const name of Object.keys(values) as Name[]) {
    const rule = rules[name]?.find((each) => !isKept(values[name], each));
    if (rule) broken[name] = rule;
  }
  return broken;
}

function isKept(value: string, rule: FieldRule): boolean {
  if (rule === 'required' || rule === 'agreed') return value.trim() !== '';
  if (rule === 'email') return emailShape.test(value.trim());
  return value.length >= shortestPassword;
}
