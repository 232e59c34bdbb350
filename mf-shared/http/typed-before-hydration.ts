/**
 * What was typed into a field of the server's HTML before its own code came: hydration would empty it. Read it while the
 * form is first drawn. Null where nothing was typed: a field that React controls writes its value into the attribute too.
 */
export function typedBeforeHydration(fieldId: string): string | null {
  if (typeof document === 'undefined') return null;
  const field = document.getElementById(fieldId);
  const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
  return isText && field.value !== field.defaultValue ? field.value : null;
}
