import type { Locale } from 'mf-shared/contract';
import { slugify } from 'mf-shared/rules/slugify';
import { leafGroupOf, leafGroups } from '../assortment/leaf-groups.ts';
import { paletteOf, productPicture } from '../palettes/pictures.ts';
import { fitProperties, propertiesByType, typesWithFit } from '../properties/properties-by-type.ts';
import { perLanguage, sixTable, type Texts } from '../text/six-languages.ts';
import { campTexts } from './camp-texts.ts';
import { childrenAndOtherTexts } from './children-and-other-texts.ts';
import { clothingTexts } from './clothing-texts.ts';
import { footwearAndPacksTexts } from './footwear-and-packs-texts.ts';
import { groupSentences } from './group-sentences.ts';
import { type GroupNode, groupTree } from './group-tree.ts';
import { provisionTexts } from './provision-texts.ts';
import { snowRockWaterTexts } from './snow-rock-water-texts.ts';

export interface DemoGroup {
  id: number;
  key: string;
  parentId: number | null;
  parentKeys: readonly string[];
  names: Texts;
  shortNames: Texts;
  slugs: Texts;
  descriptions: Texts;
  metaTitles: Texts;
  metaDescriptions: Texts;
  image: string;
  sorting: string;
  filterableProperties: readonly string[];
  showInMenu: boolean;
  isLeaf: boolean;
  sortOrder: number;
}

const texts = sixTable(
  clothingTexts + footwearAndPacksTexts + campTexts + snowRockWaterTexts + childrenAndOtherTexts + provisionTexts,
);
const common = ['gender', 'activity', 'season'];
const last = ['material', 'responsibility', 'made-in'];

function textsOf(key: string): { name: Texts; noun: Texts | undefined; about: Texts } {
  const lines = texts.get(key);
  const [name, second, third] = lines ?? [];
  if (!name || !second) throw new Error(`No texts for the group ${key}`);
  return third ? { name, noun: second, about: third } : { name, noun: undefined, about: second };
}

/** What one piece of a leaf group is called, for product names. */
export function nounOf(key: string): Texts {
  const { noun } = textsOf(key);
  if (!noun) throw new Error(`The group ${key} has no noun`);
  return noun;
}

const leafKeys = new Set(leafGroups.map((leaf) => leaf.key));
const leavesUnder = (node: GroupNode): string[] =>
  leafKeys.has(node.key) ? [node.key] : (node.children ?? []).filter(({ isLater }) => !isLater).flatMap(leavesUnder);

function filterable(node: GroupNode): string[] {
  const under = leavesUnder(node);
  if (under.length === 0) return [...common, ...last];
  const own = under.map((key) => {
    const { productType } = leafGroupOf(key);
    return [
      ...Object.keys(propertiesByType[productType]),
      ...(typesWithFit.includes(productType) ? Object.keys(fitProperties) : []),
    ];
  });
  const shared = [...new Set(own.flat())].filter(
    (slug) => own.filter((slugs) => slugs.includes(slug)).length * 2 >= own.length && !last.includes(slug),
  );
  return [...common, ...shared, ...last];
}

const standIns: Readonly<Record<string, string>> = {
  outlet: 'down-jackets',
  'outlet-clothing': 'down-jackets',
  'outlet-footwear': 'hiking-boots',
  'outlet-gear': 'trekking-backpacks',
  'used-gear': 'wool-midlayers',
  equipment: 'headlamps',
};

function imageOf(node: GroupNode, index: number): string {
  if (node.key === 'gift-cards') return productPicture('gift-card', 1, 'spruce', 'front');
  const leaf = leafGroupOf(standIns[node.key] ?? leavesUnder(node)[0] ?? 'shell-jackets');
  const palette = paletteOf(leaf.kind);
  const design =
    (index % 4) + (leaf.wearers === 'children' && leaf.productType !== 'head' && leaf.kind in cuts ? 9 : 1);
  return productPicture(leaf.kind, design, palette[index % palette.length] ?? 'spruce', 'front');
}
const cuts: Readonly<Record<string, true>> = {
  'shell-jacket': true,
  'down-jacket': true,
  fleece: true,
  'base-layer': true,
  trousers: true,
};

/** A group's own sentence and one of the house; the topmost groups tell of all groups under them, too. */
function describe(node: GroupNode, isTop: boolean, index: number, locale: Locale): string {
  const own = [`<p>${textsOf(node.key).about[locale]}</p>`];
  const under = isTop ? (node.children ?? []).map(({ key }) => textsOf(key).about[locale]) : [];
  if (under.length > 0) own.push(`<p>${under.join(' ')}</p>`);
  return `${own.join('')}<p>${groupSentences(index)[locale]}</p>`;
}

/** The whole tree, parents before children; ids follow the order, with those that came later at the end. */
export function buildGroups(): DemoGroup[] {
  const groups: DemoGroup[] = [];
  const waiting: (() => void)[] = [];
  const visit = (node: GroupNode, parent: DemoGroup | null, sortOrder: number) => {
    const { name, about } = textsOf(node.key);
    const names = perLanguage((locale) => name[locale].split('>')[0]?.replace(/: .*$/, '') ?? '');
    const group: DemoGroup = {
      id: groups.length + 1,
      key: node.key,
      parentId: parent?.id ?? null,
      parentKeys: parent ? [...parent.parentKeys, parent.key] : [],
      names,
      shortNames: perLanguage((locale) => name[locale].split('>')[1] ?? names[locale]),
      slugs: perLanguage((locale) => slugify(name[locale].split('>')[0] ?? '')),
      descriptions: perLanguage((locale) => describe(node, parent === null, groups.length, locale)),
      metaTitles: perLanguage((locale) => names[locale]),
      metaDescriptions: perLanguage((locale) => `${about[locale]} ${groupSentences(groups.length)[locale]}`),
      image: imageOf(node, groups.length),
      sorting: node.sorting ?? 'default',
      filterableProperties: filterable(node),
      showInMenu: !node.isHidden,
      isLeaf: !node.children,
      sortOrder,
    };
    groups.push(group);
    for (const [i, child] of (node.children ?? []).entries()) {
      if (child.isLater) waiting.push(() => visit(child, group, i));
      else visit(node.isHidden ? { ...child, isHidden: true } : child, group, i);
    }
  };
  for (const [i, node] of groupTree.entries()) visit(node, null, i);
  for (const build of waiting) build();
  return groups;
}
