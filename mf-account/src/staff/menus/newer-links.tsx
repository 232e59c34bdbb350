import type { MenuState } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { locales } from 'mf-shared/rules/locales';
import type { Form } from '../../forms/use-form.ts';
import { NewerVersion } from '../newer-version.tsx';
import { useSeen } from '../use-seen.ts';
import { readMenu, typeMenu } from './typed-menu.ts';

interface NewerLinksProps {
  form: Form<string>;
  slots: readonly string[];
  state: MenuState;
}

/** The links that another person saved during typing, in their order (STAFF-42). Their slots are nothing that a person sees. */
export function NewerLinks({ form, slots, state }: NewerLinksProps) {
  const text = useText('mf-account');
  const stored = typeMenu(state, slots);
  const inOneOrder = (menu: MenuState) => JSON.stringify(menu);
  const isNewer = useSeen(inOneOrder(readMenu(stored)), inOneOrder(readMenu(form.values)));
  if (!isNewer) return null;
  const lines = state.links.map(
    (link) => `${locales.flatMap((language) => link.titles[language] ?? []).join(' / ')} → ${link.path}`,
  );
  return (
    <NewerVersion value={lines.join(' · ') || text('staff_content.nothing')} onTake={() => form.setValues(stored)} />
  );
}
