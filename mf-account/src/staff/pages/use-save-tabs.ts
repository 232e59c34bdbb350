import type { StaffTabbedPage, TabbedPageRequest, TabbedPageState } from 'mf-shared/contract';
import { useApi } from 'mf-shared/http';
import { readAnew } from '../read-anew.ts';

/** Saves the tabs of a page over what was seen. @param tab the places of the one that was written */
export type SaveTabs = (tabs: TabbedPageState['tabs'], tab?: readonly number[]) => Promise<TabbedPageState>;

/** Where a page with tabs is previewed and planned, and the whole of it with other tabs; `tab` as in {@link SaveTabs}. */
export interface TabsPreview {
  path: string;
  planPath: string;
  was: TabbedPageState;
  whole: (tabs: TabbedPageState['tabs'], tab?: readonly number[]) => object;
}

/** The state of a page with tabs, what saves a change of it, and what shows one that is not saved. */
export function useSavePage(page: StaffTabbedPage, onSaved: () => void) {
  const api = useApi();
  const { id, path: _path, standing: _standing, languages: _languages, ...state } = page;
  const savePage = (change: Partial<Omit<TabbedPageRequest, 'was'>>): Promise<TabbedPageState> =>
    api
      .put<TabbedPageState>(`/api/staff/tabbed-pages/${id}/`, { ...state, ...change, was: state })
      .catch(readAnew(onSaved));
  const inChange = (tabs: TabbedPageState['tabs'], tab?: readonly number[]) => ({
    tabs,
    ...(tab && { tab: [...tab] }),
  });
  const saveTabs: SaveTabs = (tabs, tab) => savePage(inChange(tabs, tab));
  const preview: TabsPreview = {
    path: `/api/staff/tabbed-pages/${id}/preview/`,
    planPath: `/api/staff/tabbed-pages/${id}/planned/`,
    was: state,
    whole: (tabs, tab) => ({ ...state, ...inChange(tabs, tab) }),
  };
  return { state, savePage, saveTabs, preview };
}
