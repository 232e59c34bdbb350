/** Names that mean the same to a reader. */
const names: Readonly<Record<string, string>> = { b: 'strong', i: 'em' };
/** How letters look: in which order they lie in one another does not matter. */
const letterTags = new Set(['a', 'strong', 'em', 'u', 's', 'sub', 'sup']);
const blockTags = new Set(
  'p h2 h3 h4 ul ol li blockquote figure figcaption table caption thead tr td th hr div iframe details summary'.split(
    ' ',
  ),
);
/** A first paragraph in these is the same as its words alone. */
const holders = new Set(['li', 'td', 'th']);

/** Whether two pieces of HTML say the same in the same form to a reader, however they are written. */
export const isSameHtml = (one: Iterable<Node>, other: Iterable<Node>): boolean => tell(one) === tell(other);

function tell(nodes: Iterable<Node>): string {
  const parts: string[] = [];
  let letters = '';
  const say = (words: string, look: string) => {
    if (look !== letters) parts.push(`‹${look}›`);
    letters = look;
    parts.push(words);
  };
  for (const node of nodes) tellNode(node, [], say);
  // Spaces beside a block or a line's end, and looks of nothing, are seen by nobody.
  return parts
    .join('')
    .replace(/‹[^›]*›(?=‹)/g, '')
    .replace(/ +/g, ' ')
    .replace(/ ?⟪br⟫ ?/g, '⟪br⟫')
    .replace(/(‹[^›]*›)? ?(⟦[^⟧]*⟧) ?/g, '$2')
    .trim();
}

function tellNode(node: Node, look: readonly string[], say: (words: string, look: string) => void): void {
  if (node.nodeType === 3) say((node.nodeValue ?? '').replace(/[ \t\n\r\f]+/g, ' '), look.join(' '));
  if (node.nodeType !== 1) return;
  const element = node as Element;
  const tag = element.tagName.toLowerCase();
  const name = names[tag] ?? tag;
  const within = (inner: readonly string[]) => {
    for (const child of element.childNodes) tellNode(child, inner, say);
  };
  const isLead =
    name === 'p' &&
    element.attributes.length === 0 &&
    element === element.parentElement?.firstElementChild &&
    holders.has(element.parentElement.tagName.toLowerCase());
  if (name === 'tbody' || isLead) within(look);
  else if (letterTags.has(name)) within([...new Set([...look, name + attributesOf(element)])].sort());
  else if (blockTags.has(name)) {
    say(`⟦${name}${attributesOf(element)}⟧`, '');
    within([]);
    say(`⟦/${name}⟧`, '');
  } else {
    say(`⟪${name}${attributesOf(element)}⟫`, look.join(' '));
    within(look);
  }
}

const attributesOf = (element: Element): string =>
  [...element.attributes]
    .filter(({ name }) => !isAdded(name, element))
    .map(({ name, value }) => ` ${name}=${JSON.stringify(value)}`)
    .sort()
    .join('');

/** Whether the sanitiser writes an attribute by itself. */
const isAdded = (name: string, element: Element): boolean =>
  name === 'loading' ||
  (name === 'rel' && element.hasAttribute('target')) ||
  (element.tagName === 'DETAILS' && (name === 'name' || name === 'open'));
