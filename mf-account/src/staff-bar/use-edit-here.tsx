import type { StaffMe } from 'mf-shared/contract';
import { type Texts, useText, useTexts } from 'mf-shared/i18n';
import { useLocation, usePageConfig } from 'mf-shared/router';
import { splitLocalePath } from 'mf-shared/rules/locale-path';
import { showToast } from 'mf-shared/stores';
import { useLazyPart } from 'mf-shared/ui/lazy/use-lazy-part.ts';
import { type ComponentType, useEffectEvent, useState } from 'react';
import { safeText } from '../cases/safe-text.ts';
import type { EditHereProps } from '../edit-here/edit-here.tsx';
import { partsOfRole } from '../edit-here/rights-of-parts.ts';

/** Whether a tab edits: the page in another language is a document of its own, and the forms come along. */
const key = 'havu.edit-here';
type LoadForms = () => Promise<ComponentType<EditHereProps>>;
const loaders = new WeakMap<Texts, LoadForms>();

/** Loads the forms with their words; one loader per language, which a document has one of. */
function loaderOf(texts: Texts): LoadForms {
  const load =
    loaders.get(texts) ??
    (() => import('../edit-here/load-edit-here.tsx').then(({ loadEditHere }) => loadEditHere(texts)));
  loaders.set(texts, load);
  return load;
}

/** Where staff and buyers do something of their own, and nothing that the shop says of itself. */
const own = /^\/(staff|checkout|accounts|order|view-order)\//;

/** Whether the page is one of the shop's own, which is edited beside itself. */
export function useIsOfShop(): boolean {
  const { localeStrategy } = usePageConfig();
  return !own.test(splitLocalePath(useLocation().pathname, localeStrategy).path);
}

/** Whether the forms of pages are wanted, and turning it. Null for who may change nothing of them. */
export function useEditHere(me: StaffMe | null): EditChoice | null {
  const [isOn, setIsOn] = useState(() => safeText.read(key) !== null);
  const [isPressed, setIsPressed] = useState(false);
  if (!me || partsOfRole(me.rights).length === 0) return null;
  const turn = (next: boolean) => {
    setIsOn(next);
    setIsPressed(next);
    if (next) safeText.write(key, 'yes');
    else safeText.remove(key);
  };
  return { me, isOn, isPressed, turn, spend: () => setIsPressed(false) };
}

interface EditChoice {
  me: StaffMe;
  isOn: boolean;
  /** Turned on in this document. */
  isPressed: boolean;
  turn: (isOn: boolean) => void;
  /** The press had its effect. */
  spend: () => void;
}

const buttonId = 'edit-here';

/** The button that opens the forms of the page beside it (STAFF-65). */
export function EditButton({ choice: { isOn, turn } }: { choice: EditChoice }) {
  const text = useText('mf-account');
  if (!useIsOfShop()) return null;
  return (
    <button type="button" id={buttonId} aria-expanded={isOn} onClick={() => turn(!isOn)}>
      {text('staff.edit_here')}
    </button>
  );
}

/** The forms; once they were open they keep what was typed. */
export function EditForms({ choice: { me, isOn, isPressed, turn, spend } }: { choice: EditChoice }) {
  const text = useText('mf-account');
  const isOpen = useIsOfShop() && isOn;
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  const handleFailure = useEffectEvent(() => {
    turn(false);
    showToast('error', text('form.no_answer'));
  });
  const { Part: Forms } = useLazyPart(loaderOf(useTexts()), isOpen, { onFailure: () => handleFailure() });
  if (!Forms || !wasOpen) return null;
  const close = () => {
    turn(false);
    document.getElementById(buttonId)?.focus();
  };
  return <Forms me={me} isOpen={isOpen} takesFocus={isPressed} onFocused={spend} onClose={close} />;
}
