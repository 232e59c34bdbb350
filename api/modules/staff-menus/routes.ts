import {
  apiError,
  idInPath,
  type Locale,
  localeCodes,
  menuPlaces,
  menuPlacesQuery,
  menuRequest,
  menuState,
  type StaffMenu,
  staffMenuOfGroup,
  staffMenus,
} from 'mf-shared/contract';
import { callerOf } from '../../http/access.ts';
import { Refusal } from '../../http/refusal.ts';
import type { ServiceModule } from '../../http/service-module.ts';
import { buildGroupTree, type Group } from '../../read-model/group-tree.ts';
import { textIn } from '../../read-model/per-locale.ts';
import { deadLinks } from '../navigation/dead-link.ts';
import { readGroupRows } from '../page-paths/former-group-paths.ts';
import { findPlaces } from './find-places.ts';
import { toMenuState } from './menu-state.ts';
import { writeMenu } from './write-menu.ts';

const path = '/api/staff/menus/';
// Staff who may hide a group from the menu decide what the menu shows of it too.
const config = { access: 'groups.keep' } as const;

/** The links that the menu shows beside groups (STAFF-62). */
export const staffMenusModule: ServiceModule = (app, { db, catalogue, settings: { publicUrl } }) => {
  app.get(path, { config, schema: { response: { 200: staffMenus, '4xx': apiError } } }, async (_request, reply) => {
    reply.header('cache-control', 'private, no-store');
    const { roots, byId } = buildGroupTree(await readGroupRows(db));
    const dead = await deadLinks(db, catalogue.catalogue, byId.values());
    const shown = roots.filter(({ show_in_menu }) => show_in_menu);
    return { results: shown.flatMap(withLinksBelow).map((group) => menuOf(group, dead)) };
  });

  app.get(
    `${path}places/`,
    { config, schema: { querystring: menuPlacesQuery, response: { 200: menuPlaces, '4xx': apiError } } },
    async ({ query: { q }, locale }, reply) => {
      reply.header('cache-control', 'private, no-store');
      return { results: findPlaces(catalogue.catalogue, locale, q) };
    },
  );

  app.get(
    `${path}:id/`,
    { config, schema: { params: idInPath, response: { 200: staffMenuOfGroup, '4xx': apiError } } },
    async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      const group = buildGroupTree(await readGroupRows(db)).byId.get(request.params.id);
      if (!group) throw new Refusal(404, 'not_found');
      return { ...menuOf(group, await deadLinks(db, catalogue.catalogue, [group])), paths: group.paths };
    },
  );

  app.put(
    `${path}:id/`,
    { config, schema: { params: idInPath, body: menuRequest, response: { 200: menuState, '4xx': apiError } } },
    (request) => {
      const { was, ...next } = request.body;
      const change = { id: request.params.id, next, was, actorId: callerOf(request).id };
      return writeMenu(db, change, { publicUrl, catalogue: catalogue.catalogue });
    },
  );
};

/** A group of the menu, and those below it that have links of their own: phones show them there. */
const withLinksBelow = (group: Group): Group[] => [
  group,
  ...group.children
    .filter(({ show_in_menu }) => show_in_menu)
    .flatMap(withLinksBelow)
    .filter(({ menu_links }) => menu_links.length > 0),
];

function menuOf(group: Group, dead: ReadonlySet<string>): StaffMenu {
  const state = toMenuState(group);
  const way = [...group.ancestors, group];
  const nameIn = (code: Locale) => way.map(({ names }) => textIn(names, code)).join(' › ');
  return {
    id: group.id,
    names: Object.fromEntries(localeCodes.map((code) => [code, nameIn(code)])),
    is_shown: way.every(({ show_in_menu }) => show_in_menu),
    state,
    dead: state.links.map(({ path: link }) => link).filter((link) => dead.has(link)),
  };
}
