let isNoted = false;

/** Begins before the page's code takes the fields over: until then a field that differs from its HTML was typed into. */
export function noteTyping(): void {
  const fields = document.querySelectorAll<HTMLInputElement>('input, textarea');
  isNoted = [...fields].some((field) =>
    /checkbox|radio/.test(field.type) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue,
  );
  addEventListener('input', () => {
    isNoted = true;
  });
}

/** Whether somebody has typed something into this document. */
export const hasTyped = (): boolean => isNoted;
