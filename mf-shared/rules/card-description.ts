import { unbrokenFigures } from './unbroken-figures.ts';

const limit = 75;
const cutTo = 72;

/** A card's short text: up to 75 characters stay, longer ones are cut to 72 minus the property's length (CARD-8). */
export function cardDescription(text: string, propertyLength = 0): string {
  if (text.length + propertyLength <= limit) return unbrokenFigures(text);
  return `${unbrokenFigures(text.slice(0, Math.max(0, cutTo - propertyLength)).trimEnd())}…`;
}
