import type { StaffTabbedPage, TabbedPageRequest, TabbedPageState } from 'mf-shared/contract';
import { useApi } from 'mf-shared/http';
import { readAnew } from '../read-anew.ts';

/** Saves the tabs of a page over what was seen. @param tab the places of the one that was written */
export type SaveTabs = (tabs: TabbedPageState['tabs'], tab?: readonly number[]) => Promise<TabbedPageState>;

/** The state of a page with tabs, and what saves a change of it. */
export function useSavePage(page: StaffTabbedPage, onSaved: () => void) {
  const api = useApi();
  const { id, path: _path, standing: _standing, languages: _languages, ...state } = page;
  const savePage = (change: Partial<Omit<TabbedPageRequest, 'was'>>): Promise<TabbedPageState> =>
    api
      .put<TabbedPageState>(`/api/staff/tabbed-pages/${id}/`, { ...state, ...change, was: state })
      .catch(readAnew(onSaved));
  const saveTabs: SaveTabs = (tabs, tab) => savePage({ tabs, ...(tab && { tab: [...tab] }) });
  return { state, savePage, saveTabs };
}
