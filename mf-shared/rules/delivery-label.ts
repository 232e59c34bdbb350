/** What the price of a delivery is called: a name that says itself that it is a delivery stands alone. */
export function deliveryLabel(word: string, name: string, between = ', '): string {
  if (name === '') return word;
  return name.toLowerCase().includes(word.toLowerCase()) ? name : word + between + name;
}
