/** A day or a time that is not whole counts as nothing: the browser alone knows that something stands there. */
export const isHalfTyped = (id: string): boolean => {
  const field = document.getElementById(id);
  return field instanceof HTMLInputElement && field.validity.badInput;
};
