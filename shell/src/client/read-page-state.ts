import { type PageState, pageStateId } from '../pages/page-state.ts';

/** @throws when the HTML carries no state: it was not made by the shell's server */
export function readPageState(): PageState {
  const text = document.getElementById(pageStateId)?.textContent;
  if (!text) throw new Error('The page carries no state');
  return JSON.parse(text);
}
